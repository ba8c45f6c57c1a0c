import { accountStatuses, roles } from '@halyard/contracts/accounts/roles.ts';
import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import styles from '../users.module.css';
import type { UsersSearch } from '../users-search.ts';

const all = 'all';

type Props = {
  readonly search: UsersSearch;
  readonly change: ChangeSearch;
  /** How many people each role and status would leave; absent until they are counted. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
};

/** Searches users by the text of their rows, filters them by role and status, and refreshes the list. */
export function FilterBar({ search, change, counts, field, isRefreshing, onRefresh }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const counted = (name: string, label: string) => {
    const count = counts?.[name];
    return count === undefined ? label : `${label} (${format.number(count)})`;
  };
  const pick = (value: string) => (value === all ? undefined : value);
  return (
    <form aria-label={text.filters} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={field}
        className={styles.search}
        label={text.search}
        placeholder={text.searchHint}
        value={search.q}
        onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      />
      <SelectMenu
        label={text.filterRole}
        value={search.role ?? all}
        onChange={(event) => change({ role: pick(event.target.value) })}
      >
        <option value={all}>{text.allRoles}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {counted(role, text.roles[role])}
          </option>
        ))}
      </SelectMenu>
      <SelectMenu
        label={text.filterStatus}
        value={search.status ?? all}
        onChange={(event) => change({ status: pick(event.target.value) })}
      >
        <option value={all}>{text.allStatuses}</option>
        {accountStatuses.map((status) => (
          <option key={status} value={status}>
            {counted(status, text.statuses[status])}
          </option>
        ))}
      </SelectMenu>
      <Button busy={isRefreshing} onClick={onRefresh}>
        <RotateCw size={16} aria-hidden />
        {text.refresh}
      </Button>
    </form>
  );
}
