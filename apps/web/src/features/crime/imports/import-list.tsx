import type { CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { ImportElsewhere } from '../../../importing/import-elsewhere.tsx';
import { ImportItem } from '../../../importing/import-item.tsx';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { FileDetails } from './file-details.tsx';
import { FileList } from './file-list.tsx';
import { ImportActions } from './import-actions.tsx';
import type { OpenImport } from './import-address.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { useCrimeFile, useCrimeImport } from './import-queries.ts';
import styles from './imports.module.css';

type ItemProps = { readonly record: CrimeImport; readonly open: OpenImport };

function Facts({ record: { source, filesIn, bytes, by } }: { readonly record: CrimeImport }) {
  const text = useMessages(crimeImportsWords);
  const format = useFormat();
  const size = useSize();
  return (
    <>
      <span>{text.source(source)}</span>
      {filesIn !== null && <Quantity>{text.summary.files(filesIn, format.number(filesIn))}</Quantity>}
      <span>{size(bytes)}</span>
      {source !== 'sample' && <span>{by?.name ?? text.nobody}</span>}
    </>
  );
}

function CrimeImportItem({ record, open }: ItemProps) {
  const text = useMessages(crimeImportsWords);
  const isOpen = record.id === open.importId;
  const toggle = () => open.openImport(isOpen ? undefined : record.id);
  return (
    <ImportItem
      name={record.name}
      state={record.state}
      stateWord={text.state(record.state)}
      openLabel={text.open(record.name)}
      isOpen={isOpen}
      onToggle={toggle}
      startedAt={record.startedAt}
      badge={record.sample && <Badge tone="quiet">{text.sample}</Badge>}
      facts={<Facts record={record} />}
      outcome={<ImportOutcome record={record} isOpen={isOpen} onOpen={toggle} />}
      actions={<ImportActions record={record} />}
      details={(id) => <FileList id={id} importId={record.id} open={open} />}
    />
  );
}

/** A file that a link names without its import: only its import summary. */
function FileElsewhere({ id, open }: { readonly id: string; readonly open: OpenImport }) {
  const text = useMessages(crimeImportsWords);
  const found = useCrimeFile(id);
  return (
    <Panel
      title={text.files.open(found.data?.file.name ?? id)}
      actions={
        <IconButton label={text.close} onClick={() => open.openFile(undefined)}>
          <Cross />
        </IconButton>
      }
    >
      <div className={styles.elsewhere}>
        <FileDetails id={id} />
      </div>
    </Panel>
  );
}

function Elsewhere({ id, open }: { readonly id: string; readonly open: OpenImport }) {
  const { files, dismiss } = useMessages(crimeImportsWords);
  return (
    <ImportElsewhere
      found={useCrimeImport(id)}
      words={files}
      dismissLabel={dismiss}
      onClose={() => open.openImport(undefined)}
      item={(record) => <CrimeImportItem record={record} open={open} />}
    />
  );
}

type Props = { readonly imports: readonly CrimeImport[]; readonly open: OpenImport };

/** The imports, newest first, each with its import summary. */
export function ImportList({ imports, open }: Props) {
  const text = useMessages(crimeImportsWords);
  const { importId, fileId } = open;
  const isElsewhere = importId !== undefined && !imports.some(({ id }) => id === importId);
  return (
    <>
      {fileId !== undefined && importId === undefined && <FileElsewhere id={fileId} open={open} />}
      {isElsewhere && <Elsewhere id={importId} open={open} />}
      {imports.length > 0 && (
        <Panel>
          <ul aria-label={text.list}>
            {imports.map((record) => (
              <CrimeImportItem key={record.id} record={record} open={open} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
