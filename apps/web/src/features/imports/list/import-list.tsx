import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { ImportElsewhere } from '../../../importing/import-elsewhere.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { useImport } from '../import-queries.ts';
import { FileImport } from './import-item.tsx';

type Open = { readonly openId: string | undefined; readonly onOpen: (id: string | undefined) => void };

function Elsewhere({ id, onOpen }: { readonly id: string; readonly onOpen: Open['onOpen'] }) {
  const { details, dismiss } = useMessages(importsWords);
  return (
    <ImportElsewhere
      found={useImport(id)}
      words={details}
      dismissLabel={dismiss}
      onClose={() => onOpen(undefined)}
      item={(record) => <FileImport record={record} isOpen onOpen={onOpen} />}
    />
  );
}

type Props = Open & { readonly imports: readonly ImportRecord[] };

/** The imports, newest first, each with its import summary. */
export function ImportList({ imports, openId, onOpen }: Props) {
  const text = useMessages(importsWords);
  const isElsewhere = openId !== undefined && !imports.some(({ id }) => id === openId);
  return (
    <>
      {isElsewhere && <Elsewhere id={openId} onOpen={onOpen} />}
      {imports.length > 0 && (
        <Panel>
          <ul aria-label={text.list}>
            {imports.map((record) => (
              <FileImport key={record.id} record={record} isOpen={record.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
