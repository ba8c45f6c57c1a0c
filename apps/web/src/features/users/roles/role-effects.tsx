import type { RoleChanges, RoleOutcome } from '@halyard/contracts/accounts/users.ts';
import type { ReactNode } from 'react';
import { useDescribeCode } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import styles from '../users.module.css';
import { groupRights, type RightGroup } from './group-rights.ts';

type ListProps = {
  readonly title: string;
  readonly people: readonly RoleOutcome[];
  readonly describe: (person: RoleOutcome) => string;
};

/** Some of the people, each with what becomes of them. */
function PeopleList({ title, people, describe }: ListProps) {
  if (people.length === 0) return null;
  return (
    <section className={styles.effect}>
      <h3>{title}</h3>
      <ul className={styles.moves}>
        {people.map((person) => (
          <li key={person.id}>
            <strong>{person.username ?? person.id}</strong> <span className={styles.quiet}>{describe(person)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rights({ title, rights }: { readonly title: string; readonly rights: readonly string[] }): ReactNode {
  const { rights: words } = useMessages(usersWords).roleChange;
  if (rights.length === 0) return null;
  return (
    <section className={styles.effect}>
      <h3>{title}</h3>
      <ul>
        {rights.map((right) => (
          <li key={right}>{words[right as RightGroup] ?? right}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who gets which role, who keeps theirs and why, and the gained and lost permissions. */
export function RoleEffects({ preview: { people, effects } }: { readonly preview: RoleChanges }) {
  const { roleChange: text, roles } = useMessages(usersWords);
  const format = useFormat();
  const describeCode = useDescribeCode();
  const of = (result: RoleOutcome['result']) => people.filter((person) => person.result === result);
  const [changed, unchanged, rejected] = [of('changed'), of('unchanged'), of('rejected')];
  return (
    <>
      {changed.length === 0 && <p>{text.nothing}</p>}
      <PeopleList
        title={text.changing(changed.length, format.number(changed.length))}
        people={changed}
        describe={({ from, to }) => text.move(from ?? to, to)}
      />
      {effects.map(({ from, to, gained, lost }) => (
        <div key={from} className={styles.rights}>
          <Rights title={text.gained(from, to)} rights={groupRights(gained)} />
          <Rights title={text.lost(from, to)} rights={groupRights(lost)} />
        </div>
      ))}
      <PeopleList
        title={text.unchanged(unchanged.length, format.number(unchanged.length))}
        people={unchanged}
        describe={({ to }) => roles[to]}
      />
      <PeopleList
        title={text.rejected(rejected.length, format.number(rejected.length))}
        people={rejected}
        describe={({ code, message }) => describeCode(code, message ?? '')}
      />
    </>
  );
}
