import type { CrimeFile } from '@halyard/contracts/crime/crime-imports.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { useCrimeFile } from './import-queries.ts';
import { ImportSummary } from './import-summary.tsx';
import styles from './imports.module.css';
import { ProblemLine } from './problem-line.tsx';
import { RejectedRows } from './rejected-rows.tsx';

/** The filter for the rows of a file: its months and forces; null if none of them is in force anymore. */
export function rowsOf({ kind, state, months, forces }: CrimeFile) {
  const [from, to] = [months.toSorted()[0], months.toSorted().at(-1)];
  if (kind !== 'street' || state !== 'imported' || from === undefined || to === undefined) return null;
  return { from, to, ...(forces.length > 0 && { force: forces.join('|') }) };
}

function FileFacts({ file }: { readonly file: CrimeFile }) {
  const { files: text, kinds, unknownKind, fileState } = useMessages(crimeImportsWords);
  const format = useFormat();
  const size = useSize();
  const facts = [
    { name: text.kind, value: file.kind === null ? unknownKind : kinds[file.kind] },
    { name: text.state, value: fileState(file.state) },
    { name: text.size, value: size(file.bytes) },
    ...(file.lines === null ? [] : [{ name: text.lines, value: format.number(file.lines) }]),
  ];
  return (
    <dl className={styles.details}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {file.sha256 && (
        <div className={styles.hash}>
          <dt>{text.hash}</dt>
          <dd>
            <code>{file.sha256}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How the header was read, when it was not the publisher’s. */
function HeaderChanges({ changes }: { readonly changes: readonly string[] }) {
  const { files: text } = useMessages(crimeImportsWords);
  if (changes.length === 0) return <p className={styles.note}>{text.noChanges}</p>;
  return (
    <div>
      <p className={styles.note}>{text.changes}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>
            <code>{change}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FileSheet({ file }: { readonly file: CrimeFile }) {
  const { files: text, summary } = useMessages(crimeImportsWords);
  const rows = rowsOf(file);
  const imported = rows
    ? (written: string) => (
        <CrimeRowsLink query={rows} className={styles.number} aria-label={summary.showRows(written)}>
          {written}
        </CrimeRowsLink>
      )
    : undefined;
  return (
    <>
      <FileFacts file={file} />
      {file.problem && <ProblemLine problem={file.problem} detail={file.problemDetail} />}
      {(file.state === 'same' || file.state === 'replaced' || file.state === 'discarded') && (
        <p className={styles.note}>{text[file.state]}</p>
      )}
      <ImportSummary counts={file} {...(imported && { imported })} />
      {file.lines !== null && <HeaderChanges changes={file.headerChanges} />}
    </>
  );
}

/** The import summary of one file, how its header was read, and its rejected rows. */
export function FileDetails({ id }: { readonly id: string }) {
  const { rejections: text, retry } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const loading = useCrimeFile(id);
  return (
    <div className={styles.opened}>
      {loading.isPending && <Spinner label={text.loading} />}
      {loading.isError && (
        <Banner error={loading.error} tone="error">
          {describeError(loading.error, text.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {loading.data && <FileSheet file={loading.data.file} />}
      {loading.data && loading.data.file.rowsIn > 0 && (
        <RejectedRows file={loading.data.file} rejections={loading.data.rejections} />
      )}
    </div>
  );
}
