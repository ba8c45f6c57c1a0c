import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime-imports-words.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './imports.module.css';

type Counts = { readonly rowsIn: number; readonly rowsStored: number; readonly rowsRefused: number };

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
  readonly stored?: (written: string) => ReactNode;
  readonly refused?: (written: string) => ReactNode;
};

const plain = (written: string): ReactNode => <Quantity className={styles.number}>{written}</Quantity>;

/** Rows in = stored + rejected, as a sum that adds up, and as one line divided by what became of them. */
export function BalanceSheet({ counts, total = plain, stored = plain, refused = plain }: Props) {
  const { balance: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  const { rowsIn, rowsStored, rowsRefused } = counts;
  const [writtenIn = '', writtenStored = '', writtenRefused = ''] = [rowsIn, rowsStored, rowsRefused].map(
    format.number,
  );
  if (rowsIn === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <div className={styles.balance}>
      <div role="img" aria-label={text.label(writtenIn, writtenStored, writtenRefused)} className={styles.bar}>
        {rowsStored > 0 && <span data-part="stored" style={{ flexGrow: rowsStored }} />}
        {rowsRefused > 0 && <span data-part="refused" style={{ flexGrow: rowsRefused }} />}
      </div>
      <dl className={styles.sum}>
        <Part name={text.total}>{total(writtenIn)}</Part>
        <span aria-hidden className={styles.sign}>
          {text.equals}
        </span>
        <Part name={text.stored} part="stored">
          {rowsStored > 0 ? stored(writtenStored) : plain(writtenStored)}
        </Part>
        <span aria-hidden className={styles.sign}>
          {text.plus}
        </span>
        <Part name={text.refused} part="refused">
          {rowsRefused > 0 ? refused(writtenRefused) : plain(writtenRefused)}
        </Part>
      </dl>
    </div>
  );
}
