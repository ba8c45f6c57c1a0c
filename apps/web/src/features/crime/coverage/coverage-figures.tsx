import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords } from '../../../text/loaders/crime.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { RowsLink } from '../crime-page-links.tsx';
import styles from './coverage.module.css';

// The filter for the rows of a month that the figure counts.
const narrowings = {
  rows: {},
  withoutLocation: { located: 'no' },
  withoutLsoa: { lsoa: 'no' },
  repeatedIds: { repeated: 'yes' },
  antisocial: { antisocial: 'only' },
} as const;
const figures = Object.keys(narrowings) as (keyof typeof narrowings)[];

/** Contents and gaps of one file; each figure opens its rows. */
export function CoverageFigures({ cell }: { readonly cell: CoverageCell }) {
  const { dialog: text } = useMessages(crimeCoverageWords);
  const format = useFormat();
  const { force, month, rows } = cell;
  const share = (count: number) => (rows ? format.percent((count / rows) * 100) : '');
  return (
    <dl className={styles.figures}>
      {figures.map((name) => {
        const count = cell[name];
        if (count === null) return null;
        const written = format.number(count);
        const shown = name === 'rows' || !rows ? written : text.share(written, share(count));
        return (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd>
              <RowsLink
                // Only street-level rows can be viewed; and a zero has no rows.
                query={
                  cell.kind === 'street' && count > 0
                    ? { from: month, to: month, force, ...narrowings[name] }
                    : undefined
                }
                aria-label={text.opens(shown, text[name])}
              >
                <Figure rows={count}>{shown}</Figure>
              </RowsLink>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
