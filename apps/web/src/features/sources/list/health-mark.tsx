import type { SourceHealth } from '@halyard/contracts/inflow/sources.ts';
import { CircleCheck, CircleDashed, CircleX, Clock3, Pause } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import styles from './list.module.css';

/** A separate shape for each: cross, clock, bars, open ring, check. */
const shapes = {
  failing: CircleX,
  silent: Clock3,
  paused: Pause,
  waiting: CircleDashed,
  healthy: CircleCheck,
} as const;

/** The health of a source as shape, color and word. */
export function HealthMark({ health }: { readonly health: SourceHealth }) {
  const { healths } = useMessages(sourcesWords);
  const Shape = shapes[health];
  return (
    <span className={styles.health} data-health={health}>
      <Shape size={14} aria-hidden />
      {healths[health]}
    </span>
  );
}
