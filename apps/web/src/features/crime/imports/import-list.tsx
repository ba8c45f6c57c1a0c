import type { CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { useEffect, useId, useRef } from 'react';
import { useDescribeError } from '../../../api/describe-error.ts';
import { isMissing } from '../../../api/is-missing.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { FileDetails } from './file-details.tsx';
import { FileList } from './file-list.tsx';
import { ImportActions } from './import-actions.tsx';
import type { OpenImport } from './import-address.ts';
import { ImportHeading } from './import-heading.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useCrimeFile, useCrimeImport } from './import-queries.ts';
import styles from './imports.module.css';

type ItemProps = { readonly record: CrimeImport; readonly open: OpenImport };

function ImportItem({ record, open }: ItemProps) {
  const detailsId = useId();
  const item = useRef<HTMLLIElement>(null);
  const isOpen = record.id === open.importId;
  const toggle = () => open.openImport(isOpen ? undefined : record.id);
  useEffect(() => {
    // A link may lead to an import far down the list.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className={styles.item} data-state={record.state} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <ImportHeading record={record} isOpen={isOpen} detailsId={detailsId} onToggle={toggle} />
        <ImportOutcome record={record} isOpen={isOpen} onOpen={toggle} />
        <div className={styles.actions}>
          <ImportActions record={record} />
        </div>
      </div>
      {isOpen && <FileList id={detailsId} importId={record.id} open={open} />}
    </li>
  );
}

/** A file that a link names without its import: the import summary by itself. */
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

/** An import that a link names and the list does not hold any more. */
function ImportElsewhere({ id, open }: { readonly id: string; readonly open: OpenImport }) {
  const { files: text, dismiss } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const found = useCrimeImport(id);
  if (found.isPending) return null;
  if (found.isError && isMissing(found.error))
    return <MissingRecord sentence={text.gone} back={text.back} onBack={() => open.openImport(undefined)} />;
  if (found.isError)
    return (
      <Banner error={found.error} tone="error" dismissLabel={dismiss} onDismiss={() => open.openImport(undefined)}>
        {describeError(found.error, text.gone)}
      </Banner>
    );
  return (
    <Panel>
      <ul>
        <ImportItem record={found.data.import} open={open} />
      </ul>
    </Panel>
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
      {isElsewhere && <ImportElsewhere id={importId} open={open} />}
      {imports.length > 0 && (
        <Panel>
          <ul aria-label={text.list}>
            {imports.map((record) => (
              <ImportItem key={record.id} record={record} open={open} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
