import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { changeQuery } from '../crime-filter.ts';
import type { CrimeFilterState } from '../crime-filter-address.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from './explore.module.css';
import { type Figures, useFigures } from './explore-queries.ts';
import { FiguresState } from './figures-state.tsx';

type Props = { readonly filter: CrimeFilterState; readonly query: CrimeQuery };

const areasOffered = 400;

/** The available comparisons, and the current one: the URL keeps them as `compare`, `a` and `b`. */
function useSides({ filter, query }: Props) {
  const by: 'months' | 'areas' = filter.search.compare === 'areas' ? 'areas' : 'months';
  const busiest = useFigures(by === 'areas' ? query : null, { by: 'area', limit: 3 });
  const busiestNames = busiest.data?.groups.flatMap(({ key }) => key ?? []) ?? [];
  const { months: imported = [], areas = [] } = filter.choices.data ?? {};
  // A month outside of the chosen period is in no other figure of this screen.
  const months = imported.filter((month) => query.from <= month && month <= query.to);
  const offered = by === 'areas' ? areas.slice(0, areasOffered) : months.toReversed();
  const [b0, a0] = by === 'areas' ? [busiestNames[1], busiestNames[0]] : [months.at(-1), months.at(-2)];
  const read = (name: 'a' | 'b', otherwise: string | undefined) => {
    const value = String(filter.search[name] ?? '');
    return offered.includes(value) ? value : otherwise;
  };
  return { by, offered, first: read('a', a0), second: read('b', b0), isPending: by === 'areas' && busiest.isPending };
}

const sideQuery = (query: CrimeQuery, by: 'months' | 'areas', value: string | undefined): CrimeQuery | null => {
  if (value === undefined) return null;
  return changeQuery(query, by === 'areas' ? { area: value, city: undefined } : { from: value, to: value });
};

type CoverageProps = {
  readonly name: string;
  readonly figures: Figures;
  readonly by: 'months' | 'areas';
};

/** Says when one side has no data: its figures are then no zeros. */
function Uncovered({ name, figures, by }: CoverageProps) {
  const text = useMessages(crimeExploreWords);
  const { data } = figures;
  const [absent] = data?.absent ?? [];
  if (!data || (by === 'areas' ? data.total > 0 : !absent)) return null;
  return (
    <Banner tone="warning">
      {by === 'months' && absent
        ? text.compare.uncovered(name, text.absent[absent.reason])
        : text.compare.nothing(name)}
    </Banner>
  );
}

function SideField({ name, sides, filter }: SideFieldProps) {
  const { compare: text } = useMessages(crimeExploreWords);
  const monthName = useMonthName();
  const value = name === 'a' ? sides.first : sides.second;
  return (
    <SelectField
      label={name === 'a' ? text.first : text.second}
      value={value ?? ''}
      onChange={({ target }) => filter.change({ a: sides.first, b: sides.second, [name]: target.value })}
    >
      {value === undefined && <option value="" />}
      {sides.offered.map((choice) => (
        <option key={choice} value={choice}>
          {sides.by === 'months' ? monthName(choice) : choice}
        </option>
      ))}
    </SelectField>
  );
}

type SideFieldProps = {
  readonly name: 'a' | 'b';
  readonly sides: ReturnType<typeof useSides>;
  readonly filter: CrimeFilterState;
};

/** Two months or two areas side by side, by category. */
export function CrimeComparePanel({ filter, query }: Props) {
  const { compare: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const monthName = useMonthName();
  const sides = useSides({ filter, query });
  const { by, first, second } = sides;
  const [firstQuery, secondQuery] = [sideQuery(query, by, first), sideQuery(query, by, second)];
  const one = useFigures(firstQuery, { by: 'category', limit: 100 });
  const other = useFigures(secondQuery, { by: 'category', limit: 100 });
  const nameOf = (value: string) => (by === 'months' ? monthName(value) : value);
  const isReady = first !== undefined && second !== undefined;
  return (
    <Panel title={text.title}>
      <div className={styles.body}>
        <div className={styles.sides}>
          <SelectField
            label={text.by}
            value={by}
            onChange={({ target }) => filter.change({ compare: target.value, a: undefined, b: undefined })}
          >
            <option value="months">{text.months}</option>
            <option value="areas">{text.areas}</option>
          </SelectField>
          <SideField name="a" sides={sides} filter={filter} />
          <SideField name="b" sides={sides} filter={filter} />
        </div>
        {!isReady && !sides.isPending && <p className={styles.note}>{text.tooFew}</p>}
        {isReady && firstQuery && secondQuery && (
          <>
            {[one, other].map((figures, index) => (
              // The two sides have no other name than their place.
              <FiguresState key={index === 0 ? 'a' : 'b'} of={figures} />
            ))}
            <Uncovered name={nameOf(first)} figures={one} by={by} />
            <Uncovered name={nameOf(second)} figures={other} by={by} />
            {one.data && other.data && (
              <CompareTable
                sides={[
                  { name: nameOf(first), query: firstQuery, figures: one.data },
                  { name: nameOf(second), query: secondQuery, figures: other.data },
                ]}
              />
            )}
          </>
        )}
        {isReady && <p className={styles.note}>{text.more(nameOf(second), nameOf(first))}</p>}
        {one.data && other.data && firstQuery && secondQuery && isReady && (
          <p className={styles.note}>
            {nameOf(first)}:{' '}
            <CrimeRowsLink query={firstQuery}>
              <Figure rows={one.data.total}>{format.number(one.data.total)}</Figure>
            </CrimeRowsLink>
            {' · '}
            {nameOf(second)}:{' '}
            <CrimeRowsLink query={secondQuery}>
              <Figure rows={other.data.total}>{format.number(other.data.total)}</Figure>
            </CrimeRowsLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
