import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './summary.module.css';
import type { Trend } from './trend.ts';

/** The trend beside the total; opening it shows its two counts. */
export function TrendNote({ trend }: { readonly trend: Trend }) {
  const { dashboard: text } = useText();
  const format = useFormat();
  if (trend.kind === 'unknown') return null;
  if (trend.kind === 'none') {
    return (
      <Explained why={text.noTrendWhy}>
        <span>{text.noTrend}</span>
      </Explained>
    );
  }
  const { percent, counts } = trend;
  return (
    <Explained why={counts && text.trendWhy(counts.scope, counts.tasksNow, counts.tasksBefore)}>
      <span className={classNames(percent > 0 && styles.rising)}>{format.change(percent)}</span>{' '}
      <span>{text.sinceLastWeek}</span>
      {counts?.scope === 'team' && <span className={styles.team}>{text.teamTrend}</span>}
    </Explained>
  );
}

/** A line that opens into its reason, and closes with Escape or when the reader continues. */
function Explained({ why, children }: { readonly why: string | undefined; readonly children: ReactNode }) {
  if (!why) return <span>{children}</span>;
  return (
    <details
      className={styles.trend}
      onBlur={({ currentTarget }) => {
        currentTarget.open = false;
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false;
      }}
    >
      <summary>{children}</summary>
      <p>
        <Quantity>{why}</Quantity>
      </p>
    </details>
  );
}
