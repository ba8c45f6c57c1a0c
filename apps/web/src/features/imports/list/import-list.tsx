import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useDescribeError } from '../../../api/describe-error.ts';
import { isMissing } from '../../../api/is-missing.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useImport } from '../import-queries.ts';
import { ImportItem } from './import-item.tsx';

type Open = { readonly openId: string | undefined; readonly onOpen: (id: string | undefined) => void };

/** An import that a link names and the list does not hold any more. */
function ElsewhereImport({ id, onOpen }: { readonly id: string; readonly onOpen: Open['onOpen'] }) {
  const { details: text, dismiss } = useMessages(importsWords);
  const describeError = useDescribeError();
  const found = useImport(id);
  if (found.isPending) return null;
  if (found.isError && isMissing(found.error))
    return <MissingRecord sentence={text.gone} back={text.back} onBack={() => onOpen(undefined)} />;
  if (found.isError)
    return (
      <Banner error={found.error} tone="error" dismissLabel={dismiss} onDismiss={() => onOpen(undefined)}>
        {describeError(found.error, text.gone)}
      </Banner>
    );
  return (
    <Panel>
      <ul>
        <ImportItem record={found.data.import} isOpen onOpen={onOpen} />
      </ul>
    </Panel>
  );
}

type Props = Open & { readonly imports: readonly ImportRecord[] };

/** The imports, newest first, each with its import summary. */
export function ImportList({ imports, openId, onOpen }: Props) {
  const text = useMessages(importsWords);
  const isElsewhere = openId !== undefined && !imports.some(({ id }) => id === openId);
  return (
    <>
      {isElsewhere && <ElsewhereImport id={openId} onOpen={onOpen} />}
      {imports.length > 0 && (
        <Panel>
          <ul aria-label={text.list}>
            {imports.map((record) => (
              <ImportItem key={record.id} record={record} isOpen={record.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
