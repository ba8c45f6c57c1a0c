import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords, crimeWords } from '../../../text/loaders/crime.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { RowsLink } from '../crime-page-links.tsx';
import styles from './coverage.module.css';
import { CoverageMark } from './coverage-mark.tsx';
import { type ForceCoverage, lookOf } from './coverage-rows.ts';

type Props = {
  readonly row: ForceCoverage;
  readonly months: readonly string[];
  /** The tab stop in this row; undefined if it is in another row. */
  readonly stop: number | undefined;
  readonly rowIndex: number;
  readonly isStreet: boolean;
  readonly onOpen: (force: string, month: string) => void;
};

function Sum({ row, months, isStreet }: Pick<Props, 'row' | 'months' | 'isStreet'>) {
  const text = useMessages(crimeCoverageWords);
  const format = useFormat();
  const [from = '', to = ''] = [months[0], months.at(-1)];
  if (row.rows === null) {
    const isSilent = row.cells.some((cell) => cell?.state === 'notPublished');
    return <small>{isSilent ? text.states.notPublished : text.nothing}</small>;
  }
  const written = format.number(row.rows);
  return (
    <>
      <RowsLink
        query={isStreet ? { from, to, force: row.force } : undefined}
        aria-label={text.opensForce(row.name, written)}
      >
        <Figure rows={row.rows}>{written}</Figure>
      </RowsLink>
      <small>
        <Quantity>{text.filesOf(format.number(row.present), format.number(months.length))}</Quantity>
      </small>
    </>
  );
}

/** One force over the months: a mark for each, and the total. */
export function CoverageRow({ row, months, stop, rowIndex, isStreet, onOpen }: Props) {
  const text = useMessages(crimeCoverageWords);
  const { monthYear } = useMessages(crimeWords);
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {months.map((month, column) => {
        const cell = row.cells[column];
        const rows = typeof cell?.rows === 'number' ? text.rowCount(cell.rows, format.number(cell.rows)) : '';
        const stated = text.cell(row.name, monthYear(month), text.states[lookOf(cell)], rows);
        const words = cell?.held ? `${stated}, ${text.held}` : stated;
        return (
          <td key={month}>
            <button
              type="button"
              className={styles.cell}
              data-cell={`${rowIndex}:${column}`}
              tabIndex={stop === column ? 0 : -1}
              aria-label={words}
              title={words}
              onClick={() => onOpen(row.force, month)}
            >
              <CoverageMark look={lookOf(cell)} isHeld={cell?.held !== undefined} />
            </button>
          </td>
        );
      })}
      <td className={styles.sum}>
        <Sum row={row} months={months} isStreet={isStreet} />
      </td>
    </tr>
  );
}
