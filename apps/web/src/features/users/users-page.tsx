import type { User } from '@halyard/contracts/accounts/users.ts';
import { useRef, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { usersWords } from '../../text/loaders/administration.ts';
import { useTitle } from '../../text/use-title.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { UserDialog } from './form/user-dialog.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { FacetLinks } from './list/facet-links.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { RejectedPeople } from './list/rejected-people.tsx';
import { useBulkStatus } from './list/use-bulk-status.ts';
import { useSelection } from './list/use-selection.ts';
import { UsersList } from './list/users-list.tsx';
import { RoleDialog } from './roles/role-dialog.tsx';
import { useBulkRoles } from './roles/use-bulk-roles.ts';
import { useLastFailure } from './use-last-failure.ts';
import { useSearchKey } from './use-search-key.ts';
import { useUsersSearch } from './use-users-search.ts';
import styles from './users.module.css';
import { UsersHeading } from './users-heading.tsx';
import { useFilterCounts, useUserCounts, useUserList } from './users-queries.ts';
import { everyone, isNarrowed, newcomer, nobodyOpen } from './users-search.ts';

/** Everyone who has an account, for administrators. */
export function UsersPage() {
  const text = useMessages(usersWords);
  useTitle(text.title);
  const { search, change } = useUsersSearch();
  const list = useUserList(search);
  const counts = useUserCounts(list.isSuccess);
  const filterCounts = useFilterCounts(search, list.isSuccess);
  const failure = useLastFailure(list);
  const selection = useSelection();
  const bulk = useBulkStatus({ onFailed: (error) => failure.note(error, 'status'), onDone: finishBulk });
  const roles = useBulkRoles({
    onUndoFailed: (error) => failure.note(error, 'role'),
    onRejected: bulk.note,
    onDone: finishBulk,
  });
  const [isChoosingRole, setChoosingRole] = useState(false);
  const [leaving, setLeaving] = useState<User | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);

  function finishBulk() {
    failure.clear();
    selection.clear();
  }

  function refresh() {
    failure.clear();
    void list.refetch();
    void counts.refetch();
    void filterCounts.refetch();
  }

  function forget(user: User) {
    failure.clear();
    selection.select([user], false);
    if (search.user === user.id) change(nobodyOpen, { replace: true });
  }

  return (
    <div className={styles.page}>
      <UsersHeading
        people={list.data}
        readAt={list.dataUpdatedAt}
        isNarrowed={isNarrowed(search)}
        onShowAll={() => change(everyone)}
        onAdd={() => change({ user: newcomer })}
      />
      <FacetLinks search={search} total={list.data?.everyone} counts={counts.data} />
      <FilterBar
        search={search}
        change={change}
        counts={filterCounts.data}
        field={field}
        isRefreshing={list.isFetching}
        onRefresh={refresh}
      />
      {failure.message && (
        <Banner
          error={failure.error}
          tone="error"
          dismissLabel={text.dismiss}
          {...(!list.isError && { onDismiss: failure.clear })}
        >
          {failure.message}
        </Banner>
      )}
      <RejectedPeople rejected={bulk.rejected} onDismiss={bulk.dismiss} />
      {list.isPending && <Spinner label={text.loading} />}
      {list.data && (
        <UsersList
          people={list.data}
          isBusy={list.isPlaceholderData}
          search={search}
          change={change}
          selection={selection}
          actions={{
            onEdit: ({ id }) => change({ user: id }),
            onSignIn: ({ id }) => change({ user: id, part: 'sign-in' }),
            onDelete: setLeaving,
            onStatusFailed: (error) => failure.note(error, 'status'),
          }}
        />
      )}
      <BulkBar
        count={selection.selected.size}
        isBusy={bulk.isBusy}
        onStatus={(status) => void bulk.set(selection.selected, status)}
        onRole={() => setChoosingRole(true)}
        onClear={selection.clear}
      />
      {isChoosingRole && <RoleDialog people={selection.selected} bulk={roles} onClose={() => setChoosingRole(false)} />}
      {search.user && (
        <UserDialog key={search.user} id={search.user} part={search.part} change={change} onDelete={setLeaving} />
      )}
      {leaving && (
        <DeleteQuestion
          user={leaving}
          onDeleted={() => forget(leaving)}
          onFailed={(error) => failure.note(error, 'delete')}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
