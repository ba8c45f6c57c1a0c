import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { CrimePager } from '../crime-pager.tsx';
import { type AreaLayout, layOutAreas } from './area-groups.ts';
import styles from './explore.module.css';
import { useFigures } from './explore-queries.ts';
import { FiguresState } from './figures-state.tsx';
import { heatLevel } from './heat-level.ts';

const areasShown = 24;
const areasAPage = 6;

type TableProps = { readonly layout: AreaLayout; readonly query: CrimeQuery };

function AreaRow({ layout, query, area }: TableProps & { readonly area: AreaLayout['areas'][number] }) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const { name, count } = area;
  return (
    <tr>
      <th scope="row">{name}</th>
      {layout.categories.map((category) => {
        const here = layout.countOf(name, category);
        return (
          <Cell key={category} label={category} data-heat={heatLevel(here, layout.span)}>
            <CrimeRowsLink
              query={changeQuery(query, { area: name, category })}
              aria-label={text.areas.cell(name, category, format.number(here))}
            >
              <Figure rows={here}>{format.number(here)}</Figure>
            </CrimeRowsLink>
          </Cell>
        );
      })}
      <Cell label={text.total}>
        <CrimeRowsLink query={changeQuery(query, { area: name })} aria-label={text.figure(name, format.number(count))}>
          <Figure rows={count}>{format.number(count)}</Figure>
        </CrimeRowsLink>
      </Cell>
    </tr>
  );
}

function AreaTable(props: TableProps) {
  const text = useMessages(crimeExploreWords);
  const { areas, categories } = props.layout;
  const [chosen, setChosen] = useState(1);
  const page = Math.min(chosen, Math.ceil(areas.length / areasAPage));
  return (
    <>
      <div className={styles.wide}>
        <Table label={text.areas.title} className={styles.heat}>
          <thead>
            <tr>
              {[text.area, ...categories, text.total].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.slice((page - 1) * areasAPage, page * areasAPage).map((area) => (
              <AreaRow key={area.name} {...props} area={area} />
            ))}
          </tbody>
        </Table>
      </div>
      <CrimePager page={page} size={areasAPage} total={areas.length} onPage={setChosen} />
    </>
  );
}

type RestProps = TableProps & { readonly total: number };

/** The remainder that is not in the table, for completeness. */
function Rest({ layout: { without, shown }, query, total }: RestProps) {
  const { areas: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const others = total - shown - without;
  return (
    <>
      {without > 0 && (
        <p className={styles.note}>
          <CrimeRowsLink query={changeQuery(query, { lsoa: 'no' })}>
            <Figure rows={without}>{text.without(without, format.number(without))}</Figure>
          </CrimeRowsLink>
        </p>
      )}
      {others > 0 && (
        <p className={styles.note}>
          <Quantity>{text.others(others, format.number(others))}</Quantity>
        </p>
      )}
    </>
  );
}

/** The busiest areas by category: intensity and number, each a link to its rows. */
export function CrimeAreaPanel({ query }: { readonly query: CrimeQuery }) {
  const { areas: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  // One more than is shown: rows that state no area may be one of the groups.
  const figures = useFigures(query, { by: 'area', split: 'category', limit: areasShown + 1 });
  const layout = figures.data && layOutAreas(figures.data.groups, areasShown);
  return (
    <Panel title={text.title} aria-busy={figures.isPlaceholderData || undefined}>
      <div className={styles.body}>
        <FiguresState of={figures} />
        {layout?.areas.length === 0 && <p className={styles.note}>{text.empty}</p>}
        {layout && layout.areas.length > 0 && (
          <>
            <p className={styles.note}>
              <Quantity>{text.about(format.number(layout.areas.length))}</Quantity>
            </p>
            <AreaTable layout={layout} query={query} />
          </>
        )}
        {layout && figures.data && <Rest layout={layout} query={query} total={figures.data.total} />}
      </div>
    </Panel>
  );
}
