import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { LateSkeleton } from '../late-skeleton.tsx';
import { useThreatTrend } from '../threat-queries.ts';
import { type ThreatsSearch, toFilterQuery } from '../threats-search.ts';
import styles from './trend.module.css';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';

/** How many threats were seen when, by severity: as bars, or as the table of the same figures. */
export function TrendPanel({ search }: { readonly search: ThreatsSearch }) {
  const { trend: text, retry } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const trend = useThreatTrend(toFilterQuery(search));
  const [isTable, setTable] = useState(false);
  const captionOf = { hour: text.perHour, day: text.perDay, month: text.perMonth, year: text.perYear };
  const View = isTable ? TrendTable : TrendChart;
  return (
    <Panel
      title={text.title}
      actions={
        <Button size="small" variant="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? text.showChart : text.showTable}
        </Button>
      }
    >
      <div className={styles.body}>
        {trend.isError && (
          <Banner error={trend.error} tone="error">
            {describeFailure(trend.error, text.failed)}{' '}
            <Button size="small" busy={trend.isFetching} onClick={() => void trend.refetch()}>
              {retry}
            </Button>
          </Banner>
        )}
        {trend.isPending && <LateSkeleton label={text.loading} rows={4} />}
        {trend.data && (
          <>
            <p className={layout.caption}>{captionOf[trend.data.bucket]}</p>
            <View trend={trend.data} chosen={search.filter} />
          </>
        )}
      </div>
    </Panel>
  );
}
