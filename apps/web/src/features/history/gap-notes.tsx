import type { HistoryGap } from '@halyard/contracts/work/history.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import styles from './history.module.css';

/** Gaps in the log for the period, in sentences; nothing if it is complete. */
export function GapNotes({
  gaps,
  logSince,
}: {
  readonly gaps: readonly HistoryGap[];
  readonly logSince: string | null;
}) {
  const text = useMessages(historyWords);
  const format = useFormat();
  if (gaps.length === 0) return null;
  const begin = logSince === null ? text.emptyLog : text.logSince(format.dateTime(logSince));
  return (
    <ul aria-label={text.gapsLabel} className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap}>{gap === 'before_log' ? begin : text.gaps[gap]}</li>
      ))}
    </ul>
  );
}
