import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords, crimeWords } from '../../../text/loaders/crime.ts';
import styles from './coverage.module.css';
import { CoverageRow } from './coverage-row.tsx';
import type { ForceCoverage } from './coverage-rows.ts';
import type { CoverageSearch } from './coverage-search.ts';
import { useGridKeys } from './use-grid-keys.ts';

type Props = {
  readonly rows: readonly ForceCoverage[];
  readonly months: readonly string[];
  readonly kind: CoverageSearch['kind'];
  readonly isBusy: boolean;
  readonly onOpen: (force: string, month: string) => void;
};

/** The years above the months: `2025` over twelve of them. */
function yearsOver(months: readonly string[]) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return years.map((year) => ({ year, span: months.filter((month) => month.startsWith(year)).length }));
}

/** Data coverage: forces down, months across. On a narrow screen each force becomes a card of its months. */
export function CoverageGrid({ rows, months, kind, isBusy, onOpen }: Props) {
  const text = useMessages(crimeCoverageWords);
  const { monthYear } = useMessages(crimeWords);
  const { stop, onKeyDown, onFocus } = useGridKeys({ rows: rows.length, columns: months.length });
  const label = text.grid(text.kinds[kind], monthYear(months[0] ?? ''), monthYear(months.at(-1) ?? ''));
  return (
    <div className={styles.scroll}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keys.
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-busy={isBusy || undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {text.force}
            </th>
            {yearsOver(months).map(({ year, span }) => (
              <th key={year} scope="colgroup" colSpan={span} className={styles.year}>
                {year}
              </th>
            ))}
            <th scope="col" rowSpan={2} className={styles.sum}>
              {text.total}
            </th>
          </tr>
          <tr>
            {months.map((month) => (
              <th key={month} scope="col" className={styles.month}>
                <abbr title={monthYear(month)}>{month.slice(5)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <CoverageRow
              key={row.force}
              row={row}
              months={months}
              rowIndex={index}
              stop={index === stop.row ? stop.column : undefined}
              isStreet={kind === 'street'}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
