import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Cell } from '../../../ui/table/table.tsx';
import styles from '../users.module.css';
import { changeUsers } from '../users-search.ts';
import { LastLogin } from './last-login.tsx';
import { StatusSelect } from './status-select.tsx';

const tones = { admin: 'violet', analyst: 'blue', viewer: 'neutral' } as const satisfies Record<Role, string>;

export type RowActions = {
  readonly onSelect: (user: User, isSelected: boolean) => void;
  readonly onEdit: (user: User) => void;
  readonly onSignIn: (user: User) => void;
  readonly onDelete: (user: User) => void;
  readonly onStatusFailed: (error: unknown) => void;
};

type Props = { readonly user: User; readonly isSelected: boolean; readonly actions: RowActions };

const initialOf = (name: string) => ([...name][0] ?? '?').toLocaleUpperCase();

/** First and last name, or that they are not stated. */
const nameOf = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ') || '–';

function Person({ user }: { readonly user: User }) {
  const text = useMessages(usersWords);
  return (
    <div className={styles.person}>
      <span className={styles.avatar} aria-hidden>
        {initialOf(user.username)}
      </span>
      <div className={styles.about}>
        <div className={styles.names}>
          <strong>
            <AddressLink change={{ user: user.id }} apply={changeUsers}>
              {user.username}
            </AddressLink>
          </strong>
          <span className={styles.email}>{user.email}</span>
        </div>
        <div className={styles.marks}>
          {user.invited && <Badge>{text.invited}</Badge>}
          {user.requestedRole && <Badge tone="warning">{text.asksForRole(user.requestedRole)}</Badge>}
          {user.deletionRequestedAt && <Badge tone="warning">{text.asksForDeletion}</Badge>}
        </div>
      </div>
    </div>
  );
}

/** One user; a click anywhere opens them, except on other controls. */
export function UserRow({ user, isSelected, actions }: Props) {
  const text = useMessages(usersWords);
  const { columns } = text;

  function open(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select')) return;
    // Selecting text with the pointer is for copying.
    if (getSelection()?.isCollapsed === false) return;
    actions.onEdit(user);
  }

  return (
    <tr data-selected={isSelected || undefined} className={styles.row} onClick={open}>
      <Cell className={styles.tick}>
        <TickBox
          aria-label={text.select(user.username)}
          checked={isSelected}
          onChange={(event) => actions.onSelect(user, event.target.checked)}
        />
      </Cell>
      <Cell className={styles.user}>
        <Person user={user} />
      </Cell>
      <Cell label={columns.name}>{nameOf(user)}</Cell>
      <Cell label={columns.role}>
        <Badge tone={tones[user.role]}>{text.roles[user.role]}</Badge>
      </Cell>
      <Cell label={columns.department}>{text.departments[user.department]}</Cell>
      <Cell label={columns.status}>
        <StatusSelect user={user} onFailed={actions.onStatusFailed} />
      </Cell>
      <Cell label={columns.lastLogin} className={styles.lastLogin}>
        <LastLogin at={user.lastLogin} />
      </Cell>
      <Cell className={styles.rowActions}>
        <IconButton label={text.edit(user.username)} onClick={() => actions.onEdit(user)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={text.signIn(user.username)} onClick={() => actions.onSignIn(user)}>
          <KeyRound size={16} aria-hidden />
        </IconButton>
        <IconButton label={text.delete(user.username)} onClick={() => actions.onDelete(user)}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </Cell>
    </tr>
  );
}
