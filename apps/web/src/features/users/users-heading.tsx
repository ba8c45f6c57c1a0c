import type { UserPage } from '@halyard/contracts/accounts/users.ts';
import { Plus } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { usersWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { ListCount } from '../../ui/marks/figure.tsx';
import styles from './users.module.css';

type Props = {
  readonly people: UserPage | undefined;
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  readonly onAdd: () => void;
};

/** Title, freshness, and primary action of the screen. */
export function UsersHeading({ people, readAt, isNarrowed, onShowAll, onAdd }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const describe = ({ total, everyone }: UserPage) =>
    isNarrowed
      ? text.matching(format.number(total), format.number(everyone))
      : text.people(total, format.number(total));
  return (
    <header className={styles.top}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>
          {people && (
            <span role="status">
              <ListCount rows={people.total}>{describe(people)}</ListCount>
            </span>
          )}
          {people && <span>{text.asOf(format.time(readAt))}</span>}
          {isNarrowed && (
            <Button size="small" variant="quiet" onClick={onShowAll}>
              {text.clearFilters}
            </Button>
          )}
        </p>
      </div>
      <Button variant="primary" onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {text.add}
      </Button>
    </header>
  );
}
