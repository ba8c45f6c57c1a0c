import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { useDescribeCode } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { Rejected } from '../list/use-bulk-status.ts';
import { type RoleStep, useChangeRoles } from '../users-queries.ts';

type Names = ReadonlyMap<string, string>;
type Options = {
  readonly onUndoFailed: (error: unknown) => void;
  readonly onRejected: (rejected: readonly Rejected[]) => void;
  readonly onDone: () => void;
};

/** Changes the role of all selected users; the toast offers undo. */
export function useBulkRoles({ onUndoFailed, onRejected, onDone }: Options) {
  const { roleChange: text, undo: undoLabel } = useMessages(usersWords);
  const format = useFormat();
  const toasts = useToasts();
  const describeCode = useDescribeCode();
  const changeRoles = useChangeRoles();

  async function send(changes: readonly RoleStep[], names: Names) {
    const { people } = await changeRoles.mutateAsync(changes);
    const rejected = people.filter(({ result }) => result === 'rejected');
    onRejected(
      rejected.map(({ id, code, message }) => ({
        id,
        name: names.get(id) ?? id,
        reason: describeCode(code, message ?? ''),
      })),
    );
    return people.filter(({ result }) => result === 'changed');
  }

  async function undo(before: readonly RoleStep[], names: Names) {
    try {
      const changed = await send(before, names);
      if (changed.length > 0) toasts.show('success', text.restored);
    } catch (error) {
      onUndoFailed(error);
    }
  }

  /** Rejects if nothing was changed. */
  async function set(steps: readonly RoleStep[], names: Names, role: Role): Promise<void> {
    const changed = await send(steps, names);
    onDone();
    if (changed.length === 0) return;
    const before = changed.map(({ id, from, to, version }) => {
      const step = { id, role: from ?? to };
      return version === null ? step : { ...step, version };
    });
    toasts.show('success', text.done(changed.length, format.number(changed.length), role), {
      action: { label: undoLabel, run: () => void undo(before, names) },
    });
  }

  return { set, isBusy: changeRoles.isPending };
}
