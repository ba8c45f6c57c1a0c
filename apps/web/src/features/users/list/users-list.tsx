import type { UserPage } from '@halyard/contracts/accounts/users.ts';
import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import styles from '../users.module.css';
import type { UsersSearch } from '../users-search.ts';
import type { useSelection } from './use-selection.ts';
import type { RowActions } from './user-row.tsx';
import { UsersTable } from './users-table.tsx';

type Props = {
  readonly people: UserPage;
  readonly isBusy: boolean;
  readonly search: UsersSearch;
  readonly change: ChangeSearch;
  readonly selection: ReturnType<typeof useSelection>;
  readonly actions: Omit<RowActions, 'onSelect'>;
};

/** One page of users with pagination, or the empty state. */
export function UsersList({ people, isBusy, search, change, selection, actions }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const { users, total, page, size } = people;
  const pages = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;

  // The last page may be gone with its last user.
  const goToLast = useEffectEvent(() => change({ page: String(pages) }, { replace: true }));
  const isBeyond = !isBusy && users.length === 0 && page > pages;
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  if (users.length === 0)
    return (
      <Panel aria-label={text.table}>
        <p className={styles.empty}>{text.none}</p>
      </Panel>
    );
  return (
    <Panel aria-label={text.table}>
      <UsersTable
        users={users}
        isBusy={isBusy}
        search={search}
        change={change}
        selected={selection.selected}
        onSelectPage={(isSelected) => selection.select(users, isSelected)}
        actions={{ ...actions, onSelect: (user, isSelected) => selection.select([user], isSelected) }}
      />
      <Pager
        label={text.pages}
        range={text.range(format.number(first), format.number(first + users.length - 1), format.number(total))}
        previousLabel={text.previousPage}
        nextLabel={text.nextPage}
        page={page}
        pages={pages}
        onPage={(next) => change({ page: String(next) })}
      />
    </Panel>
  );
}
