import type { ThreatPage } from '@halyard/contracts/intelligence/threats.ts';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { OpenStixObject } from '../../records/stix-object/open-stix-object.tsx';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/intelligence.ts';
import { Button } from '../../ui/button.tsx';
import filterBar from '../../ui/form/filter-bar.module.css';
import facets from '../../ui/layout/facets.module.css';
import { ListCount } from '../../ui/marks/figure.tsx';
import { ExportMenu } from './export-menu.tsx';
import { countActive } from './filter/filter-draft.ts';
import { filterPanelId } from './filter/filter-panel.tsx';
import { OutsideNote } from './period/outside-note.tsx';
import { PeriodChoice } from './period/period-choice.tsx';
import styles from './threats.module.css';
import { isNarrowed, type ThreatsSearch, toFilterQuery } from './threats-search.ts';
import type { ChangeSearch } from './use-threats-search.ts';

type Props = {
  readonly page: ThreatPage | undefined;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isReading: boolean;
  readonly onRefresh: () => void;
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  readonly isFilterOpen: boolean;
  readonly onFilter: () => void;
  readonly onNew: () => void;
  /** Opens a new record by its ID. */
  readonly onAdded: (id: string) => void;
};

/** How many threats there are, in which time. */
function useLead(search: ThreatsSearch): (count: number, written: string) => string {
  const text = useMessages(threatsWords);
  const { period } = search;
  const isAll = !isNarrowed(search);
  if (period === 'all') return isAll ? text.leadAll : text.leadAllNarrowed;
  const lead = isAll ? text.lead : text.leadNarrowed;
  return (count, written) => lead(count, written, period);
}

/** Title, freshness, period, and primary actions of the screen. */
export function ThreatsHeading(props: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const { may } = useRights();
  const { page, search } = props;
  const active = countActive(search.filter);
  const lead = useLead(search);
  return (
    <header className={styles.top}>
      <div>
        <h1>{text.title}</h1>
        <p className={facets.lead}>
          {page ? (
            <span role="status">
              <ListCount rows={page.total}>{lead(page.total, format.number(page.total))}</ListCount>
            </span>
          ) : (
            <span className={styles.pending}>{lead(2, '00')}</span>
          )}
          <OutsideNote search={search} />
          <span className={styles.fresh}>
            <span className={page ? undefined : styles.pending}>{text.asOf(format.time(props.readAt))}</span>
            <Button size="small" variant="quiet" busy={props.isReading} onClick={props.onRefresh}>
              {text.refresh}
            </Button>
          </span>
        </p>
      </div>
      <div className={styles.tools}>
        <PeriodChoice search={search} change={props.change} />
        <Button aria-expanded={props.isFilterOpen} aria-controls={filterPanelId} onClick={props.onFilter}>
          <SlidersHorizontal size={16} aria-hidden />
          {text.filter.button}
          {active > 0 && ' '}
          {active > 0 && <span className={filterBar.active}>{text.filter.active(format.number(active))}</span>}
        </Button>
        {may('exports', 'bulk') && <ExportMenu query={toFilterQuery(search)} />}
        <OpenStixObject id={null} kind="indicator" onSaved={props.onAdded} />
        {may('intelligence', 'create') && (
          <Button variant="primary" onClick={props.onNew}>
            <Plus size={16} aria-hidden />
            {text.new}
          </Button>
        )}
      </div>
    </header>
  );
}
