import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDelete, useRestore } from '../schema-queries.ts';
import type { ChangeSearch } from '../use-schemas-search.ts';

type Props = { readonly record: SchemaRecord; readonly title: string; readonly change: ChangeSearch };

const offeredForMs = 10_000;
const nothingOpen = {
  schema: undefined,
  view: undefined,
  node: undefined,
  older: undefined,
  newer: undefined,
} as const;

/** Deletes the displayed version, and offers to restore it. */
export function DeleteButton({ record, title, change }: Props) {
  const { remove: text } = useMessages(schemaWorkWords);
  const format = useFormat();
  const describe = useDescribeError();
  const toasts = useToasts();
  const { mayWith } = useRights();
  const remove = useDelete();
  const restore = useRestore();
  const { id, version, versions } = record;

  async function bringBack() {
    try {
      await restore.mutateAsync(id);
      toasts.show('success', text.restored(title));
      change({ ...nothingOpen, schema: id });
    } catch (error) {
      toasts.show('error', describe(error, text.restoreFailed), { error });
    }
  }

  async function takeAway() {
    try {
      await remove.mutateAsync(id);
      change(nothingOpen);
      const action = { label: text.undo, run: () => void bringBack() };
      toasts.show('success', text.done(title), { action, durationMs: offeredForMs });
    } catch (error) {
      toasts.show('error', describe(error, text.failed), { error });
    }
  }

  const isAllowed = mayWith('schemas', 'delete', record);
  return (
    <Button
      disabled={!isAllowed}
      title={isAllowed ? undefined : text.notAllowed}
      busy={remove.isPending}
      onClick={() => void takeAway()}
    >
      {versions.length > 1 ? text.buttonOf(format.number(version)) : text.button}
    </Button>
  );
}
