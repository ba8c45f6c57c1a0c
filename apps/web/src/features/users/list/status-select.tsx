import { type AccountStatus, accountStatuses } from '@halyard/contracts/accounts/roles.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import { type RingLook, StatusRing } from '../../../ui/marks/status-ring.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useStatusChange } from '../users-queries.ts';

const looks: Readonly<Record<AccountStatus, RingLook>> = {
  active: { fill: 'full', tone: 'ok' },
  pending: { fill: 'half', tone: 'progress' },
  inactive: { fill: 'none', tone: 'low' },
};

type Props = { readonly user: User; readonly onFailed: (error: unknown) => void };

/** The status of a user, editable in place; it shows immediately and can be undone. */
export function StatusSelect({ user, onFailed }: Props) {
  const text = useMessages(usersWords);
  const toasts = useToasts();
  const change = useStatusChange(user);

  async function set(status: AccountStatus, before: AccountStatus, isUndo = false) {
    try {
      await change.mutateAsync({ status, before });
      const undo = { label: text.undo, run: () => void set(before, status, true) };
      toasts.show('success', text.statusSet(user.username, status), isUndo ? {} : { action: undo });
    } catch (error) {
      onFailed(error);
    }
  }

  return (
    <SelectMenu
      quiet
      label={text.statusOf(user.username)}
      mark={<StatusRing {...looks[user.status]} />}
      value={user.status}
      onChange={(event) => void set(event.target.value as AccountStatus, user.status)}
    >
      {accountStatuses.map((status) => (
        <option key={status} value={status}>
          {text.statuses[status]}
        </option>
      ))}
    </SelectMenu>
  );
}
