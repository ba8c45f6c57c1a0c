import type { CrimeFile, CrimeRejection } from '@halyard/contracts/crime/crime-imports.ts';
import { RejectionsTable } from '../../../importing/rejections-table.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Cell } from '../../../ui/table/table.tsx';
import { useSaveCrimeRejections } from './import-queries.ts';
import styles from './imports.module.css';

function RejectedCells({ rejection: { line, reason, column, text: row } }: { readonly rejection: CrimeRejection }) {
  const { rejections: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  return (
    <>
      <Cell label={text.line} className={styles.line}>
        {format.number(line)}
      </Cell>
      <Cell label={text.reason}>
        <span>
          {text.sentence(reason)} {column && <span className={styles.note}>{text.column(column)}</span>}
        </span>
      </Cell>
      <Cell label={text.text}>
        <code className={styles.rowText}>{row}</code>
      </Cell>
    </>
  );
}

type Props = { readonly file: CrimeFile; readonly rejections: readonly CrimeRejection[] };

/** The first rejected rows with line, reason and text; the file to download has all of them. */
export function RejectedRows({ file, rejections }: Props) {
  const { rejections: text } = useMessages(crimeImportsWords);
  const saving = useSaveCrimeRejections(file.id);
  if (rejections.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <RejectionsTable
      title={text.title(file.name)}
      columns={[text.line, text.reason, text.text]}
      rejections={rejections}
      row={(rejection) => <RejectedCells rejection={rejection} />}
      total={Math.max(file.rowsRejected, rejections.length)}
      words={text}
      saving={saving}
    />
  );
}
