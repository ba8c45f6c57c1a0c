import type { CrimeFigures, CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { type Compared, compareSides } from './compare-sides.ts';
import styles from './explore.module.css';

type Side = { readonly name: string; readonly query: CrimeQuery; readonly figures: CrimeFigures };
type Sides = readonly [Side, Side];

type CountProps = { readonly side: Side; readonly category: string; readonly count: number };

/** A figure of one side. A side without data has none: that is not zero. */
function Count({ side, category, count }: CountProps) {
  const { areas: text, absent } = useMessages(crimeExploreWords);
  const format = useFormat();
  const [missing] = side.figures.absent;
  const isUncovered = missing !== undefined && side.query.from === side.query.to;
  return (
    <Cell label={side.name} className={styles.number}>
      {isUncovered ? (
        absent[missing.reason]
      ) : (
        <CrimeRowsLink
          query={changeQuery(side.query, { category })}
          aria-label={text.cell(side.name, category, format.number(count))}
        >
          <Figure rows={count}>{format.number(count)}</Figure>
        </CrimeRowsLink>
      )}
    </Cell>
  );
}

function Change({ row }: { readonly row: Compared }) {
  const { compare: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  return (
    <Cell label={text.ratio} className={styles.number}>
      <span title={row.change === null ? text.noRatio : undefined}>
        {row.change === null ? '–' : format.change(Math.round(row.change * 10) / 10)}
      </span>{' '}
      {row.isFew && (
        <small className={styles.few} title={text.fewAbout}>
          {text.few}
        </small>
      )}
    </Cell>
  );
}

/** Counts of both sides by category, their differences, and a diverging bar. */
export function CompareTable({ sides }: { readonly sides: Sides }) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const [first, second] = sides;
  const isMissing = ({ figures, query }: Side) => figures.absent.length > 0 && query.from === query.to;
  const canCompare = !sides.some(isMissing);
  return (
    <Table label={text.compare.title} className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{text.category}</th>
          <th scope="col">{first.name}</th>
          <th scope="col">{second.name}</th>
          <th scope="col">{text.compare.difference}</th>
          <th scope="col">{text.compare.ratio}</th>
          <td aria-hidden />
        </tr>
      </thead>
      <tbody>
        {compareSides(first.figures, second.figures).map((row) => (
          <tr key={row.category}>
            <th scope="row">{row.category}</th>
            <Count side={first} category={row.category} count={row.first} />
            <Count side={second} category={row.category} count={row.second} />
            {canCompare && (
              <>
                <Cell label={text.compare.difference} className={styles.number}>
                  <Quantity>
                    {row.difference > 0 ? '+' : ''}
                    {format.number(row.difference)}
                  </Quantity>
                </Cell>
                <Change row={row} />
                <td className={styles.barCell} aria-hidden>
                  <span className={styles.bar} data-side={row.difference < 0 ? 'less' : 'more'}>
                    <span style={{ width: `${row.bar / 2}%` }} />
                  </span>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
