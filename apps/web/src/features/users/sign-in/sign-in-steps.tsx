import type { SignInState } from '@halyard/contracts/sign-in-state.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/sign-in-state-words.ts';
import { findStops, type Standing, type StepStanding } from './find-stops.ts';
import styles from './sign-in.module.css';

const shapes: Record<Standing, string> = {
  done: 'M4.5 8.5l2.5 2.5 4.5-5.5',
  stop: 'M5 5l6 6M11 5l-6 6',
  ahead: '',
  skipped: 'M5 8h6',
};

function Mark({ standing }: Pick<StepStanding, 'standing'>) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className={styles.mark}>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={shapes[standing]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** How far someone gets on the way in; the words under each mark say the same as the picture. */
export function WayIn({ state }: { readonly state: SignInState }) {
  const text = useMessages(signInStateWords);
  const say = ({ step, standing }: StepStanding) =>
    step === 'in' && standing === 'done' ? text.openWay : text.standings[standing];
  return (
    <ol aria-label={text.path} className={styles.way}>
      {findStops(state).map((place) => (
        <li key={place.step} className={styles.place} data-standing={place.standing}>
          <Mark standing={place.standing} />
          <span className={styles.placeName}>{text.steps[place.step]}</span>
          <span className={styles.quiet}>{say(place)}</span>
        </li>
      ))}
    </ol>
  );
}
