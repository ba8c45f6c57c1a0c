import type { SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { findStops, type StepStatus, type StepWithStatus } from './find-stops.ts';
import styles from './sign-in.module.css';

const shapes: Record<StepStatus, string> = {
  done: 'M4.5 8.5l2.5 2.5 4.5-5.5',
  stop: 'M5 5l6 6M11 5l-6 6',
  ahead: '',
  skipped: 'M5 8h6',
};

function Mark({ stepStatus }: Pick<StepWithStatus, 'stepStatus'>) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className={styles.mark}>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={shapes[stepStatus]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** The sign-in progress; the text under each mark is equivalent to the picture. */
export function WayIn({ state }: { readonly state: SignInState }) {
  const text = useMessages(signInStateWords);
  const say = ({ step, stepStatus }: StepWithStatus) =>
    step === 'in' && stepStatus === 'done' ? text.openWay : text.stepStatuses[stepStatus];
  return (
    <ol aria-label={text.path} className={styles.way}>
      {findStops(state).map((stop) => (
        <li key={stop.step} className={styles.place} data-step-status={stop.stepStatus}>
          <Mark stepStatus={stop.stepStatus} />
          <span className={styles.placeName}>{text.steps[stop.step]}</span>
          <span className={styles.quiet}>{say(stop)}</span>
        </li>
      ))}
    </ol>
  );
}
