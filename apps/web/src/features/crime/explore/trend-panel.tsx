import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { changeQuery, listOf } from '../crime-filter.ts';
import type { CrimeFilterState } from '../crime-filter-address.ts';
import { monthsBetween } from '../crime-filter-months.ts';
import styles from './explore.module.css';
import { useFigures } from './explore-queries.ts';
import { FiguresState } from './figures-state.tsx';
import { TrendChart } from './trend-chart.tsx';
import { makeCategoryLines, makeTotalLines } from './trend-lines.ts';
import { TrendTable } from './trend-table.tsx';

const categoriesShown = 5;
const monthsMax = 500;

/** The categories that get a line: the chosen ones, else those with most rows. */
function useLargestCategories(query: CrimeQuery): readonly string[] | undefined {
  const chosen = listOf(query.category);
  const figures = useFigures(query, { by: 'category', limit: 100 });
  if (chosen.length > 0 && chosen.length <= categoriesShown) return chosen;
  return figures.data?.groups.flatMap(({ key }) => key ?? []).slice(0, categoriesShown);
}

function useTrend(query: CrimeQuery, isSplit: boolean) {
  const months = monthsBetween(query.from, query.to);
  const categories = useLargestCategories(query);
  const named = categories && categories.length > 0 ? changeQuery(query, { category: categories.join('|') }) : null;
  const whole = useFigures(isSplit ? null : query, { by: 'month', limit: monthsMax });
  const split = useFigures(isSplit ? named : null, { by: 'month', split: 'category', limit: monthsMax });
  const figures = isSplit && named ? split : whole;
  const { data } = figures;
  if (!data) return { figures, months, lines: [], absent: [] };
  const lines =
    isSplit && categories
      ? makeCategoryLines(months, data, categories)
      : makeTotalLines(months, data, query.antisocial ?? 'with');
  return { figures, months, lines, absent: data.absent };
}

type Props = { readonly filter: CrimeFilterState; readonly query: CrimeQuery };

/** The rows by month; a month without data is a gap with a label. */
export function CrimeTrendPanel({ filter, query }: Props) {
  const text = useMessages(crimeExploreWords);
  const [isTable, setTable] = useState(false);
  const isSplit = filter.search.trend === 'category';
  const trend = useTrend(query, isSplit);
  const View = isTable ? TrendTable : TrendChart;
  return (
    <Panel
      title={text.trend.title}
      aria-busy={trend.figures.isPlaceholderData || undefined}
      actions={
        <>
          <SelectMenu
            label={text.trend.split}
            value={isSplit ? 'category' : ''}
            onChange={({ target }) => filter.change({ trend: target.value || undefined })}
          >
            <option value="">{text.trend.splitNone}</option>
            <option value="category">{text.trend.splitCategory}</option>
          </SelectMenu>
          <Button size="small" variant="quiet" onClick={() => setTable(!isTable)}>
            {isTable ? text.showChart : text.showTable}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FiguresState of={trend.figures} />
        {trend.figures.data && <View {...trend} query={query} />}
      </div>
    </Panel>
  );
}
