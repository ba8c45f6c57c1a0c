import type { User } from '@halyard/contracts/accounts/users.ts';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { LastLogin } from '../list/last-login.tsx';
import styles from '../users.module.css';

/** Self-declared fields of a user; only they can change them. */
export function UserFacts({ user }: { readonly user: User }) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const titleId = useId();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>{text.facts}</h3>
      <dl className={styles.facts}>
        <Fact label={text.name}>{name || text.notGiven}</Fact>
        <Fact label={text.company}>{user.company ?? text.notGiven}</Fact>
        <Fact label={text.since}>{format.date(user.createdAt)}</Fact>
        <Fact label={text.columns.lastLogin}>
          <LastLogin at={user.lastLogin} />
        </Fact>
        <Fact label={text.secondFactor}>{user.secondFactor ? text.secondFactorOn : text.secondFactorOff}</Fact>
      </dl>
    </section>
  );
}
