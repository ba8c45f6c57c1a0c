import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './imports.module.css';

type Counts = { readonly rowsIn: number; readonly rowsImported: number; readonly rowsRejected: number };

type PartProps = { readonly name: string; readonly part?: string; readonly children: ReactNode };

function Part({ name, part, children }: PartProps) {
  return (
    <div className={styles.part} data-part={part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Props = {
  readonly counts: Counts;
  /** How each figure opens its records; a plain number where it does not. */
  readonly total?: (written: string) => ReactNode;
  readonly imported?: (written: string) => ReactNode;
  readonly rejected?: (written: string) => ReactNode;
};

const plain = (written: string): ReactNode => <Quantity className={styles.number}>{written}</Quantity>;

/** Rows in = stored + rejected, as a sum that adds up, and as one line divided by the outcome of them. */
export function ImportSummary({ counts, total = plain, imported = plain, rejected = plain }: Props) {
  const { summary: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  const { rowsIn, rowsImported, rowsRejected } = counts;
  const [writtenIn = '', writtenImported = '', writtenRejected = ''] = [rowsIn, rowsImported, rowsRejected].map(
    format.number,
  );
  if (rowsIn === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <div className={styles.summary}>
      <div role="img" aria-label={text.label(writtenIn, writtenImported, writtenRejected)} className={styles.bar}>
        {rowsImported > 0 && <span data-part="imported" style={{ flexGrow: rowsImported }} />}
        {rowsRejected > 0 && <span data-part="rejected" style={{ flexGrow: rowsRejected }} />}
      </div>
      <dl className={styles.sum}>
        <Part name={text.total}>{total(writtenIn)}</Part>
        <span aria-hidden className={styles.sign}>
          {text.equals}
        </span>
        <Part name={text.imported} part="imported">
          {rowsImported > 0 ? imported(writtenImported) : plain(writtenImported)}
        </Part>
        <span aria-hidden className={styles.sign}>
          {text.plus}
        </span>
        <Part name={text.rejected} part="rejected">
          {rowsRejected > 0 ? rejected(writtenRejected) : plain(writtenRejected)}
        </Part>
      </dl>
    </div>
  );
}
