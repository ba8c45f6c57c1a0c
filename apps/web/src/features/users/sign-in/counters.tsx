import type { SignInCounter } from '@halyard/contracts/accounts/sign-in-state.ts';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import styles from './sign-in.module.css';

function CounterRow({ counter }: { readonly counter: SignInCounter }) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  const { kind, network, tries, most, until } = counter;
  return (
    <li>
      <span className={styles.name}>{text.counters[kind]}</span>
      <p className={styles.details}>
        <span>{text.ofMost(format.number(tries), format.number(most))}</span>
        <span>{network === null ? text.everywhere : text.from(network)}</span>
        {until !== null && <time dateTime={until}>{text.lockedUntil(format.dateTime(until))}</time>}
      </p>
    </li>
  );
}

function Rows({ counters }: { readonly counters: readonly SignInCounter[] | null }) {
  const text = useMessages(signInStateWords);
  if (counters === null) return <p className={styles.quiet}>{text.notKnown}</p>;
  if (counters.length === 0) return <p className={styles.quiet}>{text.noTries}</p>;
  return (
    <ul className={styles.rows}>
      {counters.map((counter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing names a counter, and its row keeps nothing.
        <CounterRow key={at} counter={counter} />
      ))}
    </ul>
  );
}

/** The failed tries that still count, and how many there may be. */
export function Counters({ counters }: { readonly counters: readonly SignInCounter[] | null }) {
  const text = useMessages(signInStateWords);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.tries}>
      <h4 id={titleId}>{text.tries}</h4>
      <Rows counters={counters} />
    </section>
  );
}
