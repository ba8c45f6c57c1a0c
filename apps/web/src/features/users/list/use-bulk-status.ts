import type { AccountStatus } from '@halyard/contracts/accounts/roles.ts';
import { useState } from 'react';
import { useDescribeCode } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type StatusStep, useSetStatuses } from '../users-queries.ts';

/** A user whose status or role the server did not change, and why. */
export type Rejected = { readonly id: string; readonly name: string; readonly reason: string };

type Options = { readonly onFailed: (error: unknown) => void; readonly onDone: () => void };

/** Sets the status of all selected users; the toast offers undo. */
export function useBulkStatus({ onFailed, onDone }: Options) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const toasts = useToasts();
  const setStatuses = useSetStatuses();
  const describeCode = useDescribeCode();
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);

  async function send(changes: readonly StatusStep[], names: ReadonlyMap<string, string>) {
    try {
      const reply = await setStatuses.mutateAsync(changes);
      setRejected(
        reply.rejected.map(({ id, code, message }) => ({
          id,
          name: names.get(id) ?? id,
          reason: describeCode(code, message),
        })),
      );
      return reply.applied;
    } catch (error) {
      onFailed(error);
      return undefined;
    }
  }

  async function undo(before: readonly StatusStep[], names: ReadonlyMap<string, string>) {
    const applied = await send(before, names);
    if (applied && applied.length > 0) toasts.show('success', text.statusesRestored);
  }

  async function set(people: ReadonlyMap<string, string>, status: AccountStatus) {
    const applied = await send(
      [...people.keys()].map((id) => ({ id, status })),
      people,
    );
    if (!applied) return;
    onDone();
    if (applied.length === 0) return;
    const before = applied.map((step) => ({ id: step.id, status: step.before }));
    toasts.show('success', text.statusesSet(applied.length, format.number(applied.length), status), {
      action: { label: text.undo, run: () => void undo(before, people) },
    });
  }

  return { set, isBusy: setStatuses.isPending, rejected, note: setRejected, dismiss: () => setRejected([]) };
}
