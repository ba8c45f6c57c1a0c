import type { Account } from '@halyard/contracts/accounts/account.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { profileWords } from '../../text/loaders/account.ts';
import styles from './profile.module.css';

type Person = Pick<Account, 'username' | 'email' | 'firstName' | 'lastName'> & {
  /** Absent for an account that was taken over without it. */
  readonly createdAt?: string | null;
};

const initialOf = (username: string) => ([...username][0] ?? '?').toUpperCase();

/** Whose profile this is. */
export function ProfileHeader({ person }: { readonly person: Person }) {
  const { username, email, createdAt } = person;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const text = useMessages(profileWords);
  const format = useFormat();
  return (
    <section className={styles.person}>
      <span className={styles.initial} aria-hidden>
        {initialOf(username)}
      </span>
      <div>
        <h2>{username}</h2>
        {name !== '' && <p>{name}</p>}
        <p className={styles.email}>{email}</p>
        <p className={styles.quiet}>
          {text.memberSince}{' '}
          {createdAt ? <time dateTime={createdAt}>{format.date(createdAt)}</time> : <span>{text.unknown}</span>}
        </p>
      </div>
    </section>
  );
}
