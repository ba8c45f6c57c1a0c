import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/intelligence.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { LateSkeleton } from './late-skeleton.tsx';
import { ThreatList } from './list/threat-list.tsx';
import type { Selection } from './list/use-selection.ts';
import { ThreatMap } from './map/threat-map.tsx';
import { SeverityCounters } from './overview/severity-counters.tsx';
import { TrendPanel } from './overview/trend-panel.tsx';
import type { ThreatList as Loaded } from './threat-queries.ts';
import styles from './threats.module.css';
import type { ThreatsSearch } from './threats-search.ts';
import type { ChangeSearch } from './use-threats-search.ts';

type Props = {
  readonly list: Loaded;
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  /** Null without bulk actions. */
  readonly selection: Selection | null;
};

/** The content of the selected tab. */
export function TabContent({ list, search, change, selection }: Props) {
  const text = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const page = list.data?.pages[0];
  if (search.tab === 'map') return <ThreatMap search={search} />;
  return (
    <div className={styles.page}>
      {search.tab === 'overview' && (
        <>
          <SeverityCounters counts={page?.counts} total={page?.total} filter={search.filter} />
          <TrendPanel search={search} />
        </>
      )}
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {describeFailure(list.error, text.list.failed)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <LateSkeleton label={text.loading} rows={8} />}
      {list.data && <ThreatList list={list} search={search} change={change} selection={selection} />}
    </div>
  );
}
