import type { User } from '@halyard/contracts/accounts/users.ts';
import type { ChangeSearch } from '../use-users-search.ts';
import { newcomer, type UsersSearch } from '../users-search.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { useOpenForm } from './use-open-form.ts';

type Props = {
  /** Of a person, or `new`. */
  readonly id: string;
  readonly part: UsersSearch['part'];
  readonly change: ChangeSearch;
  readonly onDelete: (user: User) => void;
};

/** The form that the address bar opens. */
export function UserDialog({ id, part, change, onDelete }: Props) {
  const open = useOpenForm({ id, change });
  if (id === newcomer) return <AddUserDialog open={open} />;
  return <EditUserDialog id={id} part={part} open={open} onDelete={onDelete} />;
}
