import type { ImportContents } from '@halyard/contracts/intelligence/import-contents.ts';
import { type ImportOutcome, importOutcomes } from '@halyard/contracts/intelligence/intelligence.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { stixWords } from '../../../text/loaders/intelligence.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { useImportContents } from '../import-queries.ts';
import styles from './list.module.css';

type Row = ImportContents['records'][number];
type Asked = { readonly import: string; readonly outcome?: ImportOutcome };

/** Types that a menu names one by one; the rest is in the link to all records. */
const typesShown = 8;

function countOf(row: Record<ImportOutcome, number>, outcome: ImportOutcome | undefined): number {
  const counted: readonly ImportOutcome[] = outcome ? [outcome] : importOutcomes;
  return counted.reduce((sum, one) => sum + row[one], 0);
}

const isThreat = ({ family }: Row) => family === 'threat';

/** All threats, and all records, as far as the import has any. */
function WholeLinks({ rows, asked, countIn }: { rows: readonly Row[]; asked: Asked; countIn: (row: Row) => number }) {
  const { imported: text } = useMessages(stixWords);
  const format = useFormat();
  const sumOf = (some: readonly Row[]) => some.reduce((sum, row) => sum + countIn(row), 0);
  const [threats, records] = [sumOf(rows.filter(isThreat)), sumOf(rows)];
  return (
    <>
      {threats > 0 && (
        <Link to="/threats" search={{ period: 'all', ...asked }} role="menuitem">
          <Figure rows={threats}>{text.threats(format.number(threats))}</Figure>
        </Link>
      )}
      <Link to="/network" search={{ show: 'all', ...asked }} role="menuitem">
        <Figure rows={records}>{text.records(format.number(records))}</Figure>
      </Link>
    </>
  );
}

function TypeLink({ row, asked, count }: { readonly row: Row; readonly asked: Asked; readonly count: number }) {
  const { imported: text } = useMessages(stixWords);
  const format = useFormat();
  const words = <Figure rows={count}>{text.ofType(row.type, format.number(count))}</Figure>;
  return isThreat(row) ? (
    <Link to="/threats" search={{ period: 'all', type: row.type, ...asked }} role="menuitem">
      {words}
    </Link>
  ) : (
    <Link to="/network" search={{ show: 'all', kind: row.kind, ...asked }} role="menuitem">
      {words}
    </Link>
  );
}

type Props = { readonly importId: string; readonly outcome: ImportOutcome | undefined };

/** The effect of an import by record type, each number linked to exactly those records. */
export function ImportedLinks({ importId, outcome }: Props) {
  const { imported: text, filter } = useMessages(stixWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const contents = useImportContents(importId);
  if (contents.isPending) return <p className={styles.menuNote}>{text.loading}</p>;
  if (contents.isError) return <p className={styles.menuNote}>{describeError(contents.error, text.failed)}</p>;
  const asked: Asked = { import: importId, ...(outcome && { outcome }) };
  const countIn = (row: Row) => countOf(row, outcome);
  const rows = contents.data.records.filter((row) => countIn(row) > 0);
  const connections = countOf(contents.data.connections, outcome);
  return (
    <>
      {outcome && <p className={styles.menuNote}>{filter.outcomes[outcome]}</p>}
      {rows.length === 0 && <p className={styles.menuNote}>{text.none}</p>}
      {rows.length > 0 && <WholeLinks rows={rows} asked={asked} countIn={countIn} />}
      {rows.slice(0, typesShown).map((row) => (
        <TypeLink key={`${row.kind} ${row.type}`} row={row} asked={asked} count={countIn(row)} />
      ))}
      {connections > 0 && (
        <p className={styles.menuNote}>
          <Quantity>{text.connections(format.number(connections))}</Quantity>
        </p>
      )}
    </>
  );
}
