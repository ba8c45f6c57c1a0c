import type { CloseReason, ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { type Span, spanOf } from '../../../incident/time-to-target.ts';

type Timed = Pick<ReceivedAlert, 'workStatus' | 'closeReason' | 'sourceState' | 'target'>;
type Kind = NonNullable<ReceivedAlert['target']>['kind'];

export type TargetState =
  | { readonly state: 'left' | 'soon' | 'over'; readonly kind: Kind; readonly span: Span; readonly at: string }
  | { readonly state: 'closed'; readonly reason: CloseReason | null }
  | { readonly state: 'stopped' | 'none' };

/** The share of a target that is left when it is highlighted. */
const soonShare = 0.25;
const aMinuteMs = 60_000;

/** The state of an alert against its next target: time left, time overdue, or why there is none. */
export function targetState(alert: Timed, now: number): TargetState {
  if (alert.workStatus === 'Closed') return { state: 'closed', reason: alert.closeReason };
  if (alert.target === null)
    return { state: ['resolved', 'suppressed'].includes(alert.sourceState) ? 'stopped' : 'none' };
  const { kind, at, minutes = 0 } = alert.target;
  const left = Date.parse(at) - now;
  // Overdue time is never zero: the first minute counts as one.
  if (left < 0) return { state: 'over', kind, at, span: spanOf(Math.max(-left, aMinuteMs)) };
  const isSoon = left < minutes * aMinuteMs * soonShare;
  return { state: isSoon ? 'soon' : 'left', kind, at, span: spanOf(left) };
}
