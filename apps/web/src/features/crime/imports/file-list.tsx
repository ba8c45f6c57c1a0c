import type { CrimeFile, CrimeFileState } from '@halyard/contracts/crime/crime-imports.ts';
import { crimeFileStates } from '@halyard/contracts/crime/crime-imports.ts';
import { ChevronDown } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import importItem from '../../../importing/import-item.module.css';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { FileDetails, rowsOf } from './file-details.tsx';
import type { OpenImport } from './import-address.ts';
import { useCrimeImport } from './import-queries.ts';
import styles from './imports.module.css';

const listed = 2_000;

/** Number of files by outcome: imported, already known, rejected, replaced. */
function FileCounts({ files }: { readonly files: readonly CrimeFile[] }) {
  const { summary: text, fileState } = useMessages(crimeImportsWords);
  const format = useFormat();
  const count = (state: CrimeFileState) => files.filter((file) => file.state === state).length;
  return (
    <p className={importItem.facts}>
      {crimeFileStates
        .filter((state) => count(state) > 0)
        .map((state) => (
          <span key={state}>{text.fileCount(fileState(state), format.number(count(state)))}</span>
        ))}
    </p>
  );
}

type FileProps = { readonly file: CrimeFile; readonly isOpen: boolean; readonly onOpen: OpenImport['openFile'] };

function FileLine({ file, isOpen, onOpen }: FileProps) {
  const { files: text, summary, fileState, kinds, unknownKind, sample } = useMessages(crimeImportsWords);
  const format = useFormat();
  const monthName = useMonthName();
  const rows = rowsOf(file);
  const covers = [...file.months.map((month) => monthName(month)), ...file.forces];
  const toggle = () => onOpen(isOpen ? undefined : file.id);
  const [imported, rejected] = [format.number(file.rowsImported), format.number(file.rowsRejected)];
  return (
    <li className={styles.fileItem} data-open={isOpen || undefined}>
      <div className={styles.fileLine}>
        <button
          type="button"
          className={importItem.file}
          aria-expanded={isOpen}
          aria-label={text.open(file.name)}
          onClick={toggle}
        >
          <ChevronDown size={14} aria-hidden className={importItem.chevron} />
          {file.name}
        </button>
        <span className={importItem.facts}>
          <span data-state={file.state} className={styles.fileState}>
            {fileState(file.state)}
          </span>
          <span>{file.kind === null ? unknownKind : kinds[file.kind]}</span>
          {covers.length > 0 && <span>{covers.join(text.separator)}</span>}
          {file.sample && <Badge tone="quiet">{sample}</Badge>}
        </span>
        <span className={styles.fileCounts}>
          {rows ? (
            <CrimeRowsLink query={rows} aria-label={summary.showRows(imported)}>
              {summary.fileCount(text.imported, imported)}
            </CrimeRowsLink>
          ) : (
            <span>{summary.fileCount(text.imported, imported)}</span>
          )}
          {file.rowsRejected > 0 && (
            <button type="button" className={styles.plain} aria-label={summary.showRejected(rejected)} onClick={toggle}>
              {summary.fileCount(text.rejected, rejected)}
            </button>
          )}
        </span>
      </div>
      {isOpen && <FileDetails id={file.id} />}
    </li>
  );
}

type Props = { readonly id: string; readonly importId: string; readonly open: OpenImport };

/** The files of an import, each with its import summary. */
export function FileList({ id, importId, open }: Props) {
  const { files: text, retry } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const loading = useCrimeImport(importId);
  const files = loading.data?.files ?? [];
  return (
    <div id={id} className={styles.opened}>
      {loading.isPending && <Spinner label={text.loading} />}
      {loading.isError && (
        <Banner error={loading.error} tone="error">
          {describeError(loading.error, text.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {loading.data && <FileCounts files={files} />}
      {files.length > 0 && (
        <ul aria-label={text.title} className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} isOpen={file.id === open.fileId} onOpen={open.openFile} />
          ))}
        </ul>
      )}
      {files.length >= listed && <p className={styles.note}>{text.onlyFirst(format.number(files.length))}</p>}
    </div>
  );
}
