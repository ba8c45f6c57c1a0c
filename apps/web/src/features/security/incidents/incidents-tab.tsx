import { ColumnsMenu } from '../../../records/columns/columns-menu.tsx';
import { layoutNames } from '../../../records/columns/kept-columns.ts';
import { SavedViews } from '../../../records/views/saved-views.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { IncidentDetail } from '../incident/incident-detail.tsx';
import { countIncidents, useIncidentList, useKpis } from '../incident-queries.ts';
import styles from '../security.module.css';
import { noNarrowing, toIncidentQuery } from '../security-search.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import { AnalystLine } from './analyst-line.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterLine } from './filter-line.tsx';
import { useIncidentColumnNames, useIncidentColumns } from './incident-columns.ts';
import { IncidentRows } from './incident-rows.tsx';
import lists from './incidents.module.css';
import { StatusFilter } from './status-filter.tsx';

const viewNames = [...Object.keys(noNarrowing), ...layoutNames];

/** The list of incidents on the left, the selected one on the right; on narrow screens, one of them. */
export function IncidentsTab() {
  const { list: text } = useMessages(securityWords);
  const { search, change } = useSecuritySearch();
  const columns = useIncidentColumns();
  const columnNames = useIncidentColumnNames();
  const list = useIncidentList(toIncidentQuery(search));
  const kpis = useKpis();
  const newest = list.data?.pages[0];
  const incidents = list.data?.pages.flatMap((page) => page.incidents) ?? [];
  return (
    <div className={styles.split} data-open={search.incident !== undefined || undefined}>
      <section aria-label={text.label} className={styles.side}>
        <div className={lists.views}>
          <SavedViews list="incidents" names={viewNames} asks={toIncidentQuery(search)} count={countIncidents}>
            <ColumnsMenu state={columns} names={columnNames} />
          </SavedViews>
        </div>
        <div className={lists.frame}>
          <StatusFilter chosen={search.status} counts={newest?.counts} />
          <FilterLine search={search} change={change} incidents={incidents} />
          <FilterChips search={search} incidents={incidents} />
          {search.kpi === 'activeAnalysts' && kpis.data && <AnalystLine analysts={kpis.data.analysts} />}
          <IncidentRows list={list} incidents={incidents} search={search} change={change} />
        </div>
      </section>
      <div className={styles.main}>
        {search.incident ? (
          <IncidentDetail key={search.incident} id={search.incident} />
        ) : (
          <p className={styles.choose}>{text.choose}</p>
        )}
      </div>
    </div>
  );
}
