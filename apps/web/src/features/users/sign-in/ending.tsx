import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import styles from './sign-in.module.css';

const halfAMinuteMs = 30_000;

/** When an issue ends automatically: in how long, and at what time. */
export function Ending({ at }: { readonly at: string }) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  const exact = format.dateTime(at);
  const when = format.relative(at, useNow(halfAMinuteMs));
  return (
    <p className={styles.quiet}>
      <time dateTime={at}>{when === exact ? text.ends(exact) : text.endsAt(when, exact)}</time>
    </p>
  );
}
