import type { User, UserSortKey } from '@halyard/contracts/accounts/users.ts';
import { Fragment } from 'react';
import { browserZone } from '../../../preferences/read-day.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { SortHeader, Table } from '../../../ui/table/table.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import styles from '../users.module.css';
import type { UsersSearch } from '../users-search.ts';
import { type RowActions, UserRow } from './user-row.tsx';

const sortedColumns = [
  ['user', 'username'],
  ['role', 'role'],
  ['department', 'department'],
  ['status', 'status'],
  ['lastLogin', 'lastLogin'],
] as const;

type Props = {
  readonly users: readonly User[];
  readonly isBusy: boolean;
  readonly search: UsersSearch;
  readonly change: ChangeSearch;
  readonly selected: ReadonlyMap<string, string>;
  readonly onSelectPage: (isSelected: boolean) => void;
  readonly actions: RowActions;
};

/** One page of users, in the order of the headers. */
export function UsersTable({ users, isBusy, search, change, selected, onSelectPage, actions }: Props) {
  const text = useMessages(usersWords);
  const chosen = users.filter(({ id }) => selected.has(id)).length;
  const sortBy = (key: UserSortKey) =>
    change({ sort: key, dir: search.sort === key && search.dir === 'asc' ? 'desc' : 'asc' });
  return (
    <Table label={text.table} busy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            <TickBox
              aria-label={text.selectPage}
              checked={chosen === users.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < users.length;
              }}
              onChange={(event) => onSelectPage(event.target.checked)}
            />
          </th>
          {sortedColumns.map(([column, key]) => (
            <Fragment key={key}>
              <SortHeader
                sorted={search.sort === key ? search.dir : undefined}
                hint={key === 'lastLogin' ? text.lastLoginZone(browserZone()) : undefined}
                onSort={() => sortBy(key)}
              >
                {text.columns[column]}
              </SortHeader>
              {column === 'user' && <th scope="col">{text.columns.name}</th>}
            </Fragment>
          ))}
          <th scope="col">{text.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isSelected={selected.has(user.id)} actions={actions} />
        ))}
      </tbody>
    </Table>
  );
}
