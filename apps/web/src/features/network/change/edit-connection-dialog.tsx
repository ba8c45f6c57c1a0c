import type { Connection } from '@halyard/contracts/entities.ts';
import { dayReader } from '@halyard/contracts/format/calendar.ts';
import { useDescribeError } from '../../../api/describe-error.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDeleteConnection, useReadEntity, useUpdateConnection } from '../network-queries.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { ConnectionFields } from './connection-fields.tsx';
import { checkConnection, connectionValuesOf, toConnectionBody } from './connection-values.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useOfferUndo } from './use-offer-undo.ts';
import { useRecordForm } from './use-record-form.ts';

type Props = { readonly connection: Connection; readonly onClose: () => void; readonly onReopen: () => void };

/** Changes a connection or takes it away. */
export function EditConnectionDialog({ connection, onClose, onReopen }: Props) {
  const text = useMessages(networkWords);
  const { timeZone } = usePreferences();
  const describe = useDescribeError();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const update = useUpdateConnection();
  const removal = useDeleteConnection();
  const readEntity = useReadEntity();
  const dayOf = dayReader(timeZone);
  const { id, source, target, lastContact } = connection;
  const seen = (known: Connection) => ({ values: connectionValuesOf(known, dayOf), version: known.version });

  const form = useRecordForm({
    name: id,
    present: seen(connection),
    check: checkConnection,
    async send(values, version) {
      const body = toConnectionBody(values, { timeZone, before: lastContact });
      const { changeId } = await update.mutateAsync({ id, version, body });
      offerUndo(text.done.connectionSaved, changeId);
      onClose();
    },
    async readNewer() {
      // A connection has no address of its own: its source tells about it.
      const { connections } = await readEntity(source.id);
      return seen(connections.find((known) => known.id === id) ?? connection);
    },
    failed: text.failures.save,
  });

  async function remove() {
    try {
      const { changeId } = await removal.mutateAsync(id);
      offerUndo(text.done.connectionDeleted, changeId);
      form.dropDraft();
      onClose();
    } catch (error) {
      toasts.show('error', describe(error, text.failures.delete), { error });
    }
  }

  const { type, strength, lastContact: lastContactName, description } = text.connection;
  const labels = { type, strength, lastContact: lastContactName, description };
  return (
    <RecordDialog
      title={text.connection.editTitle(source.name, target.name)}
      submitLabel={text.form.save}
      form={form}
      onClose={onClose}
      onReopen={onReopen}
      aside={
        <Button variant="danger" busy={removal.isPending} onClick={() => void remove()}>
          {text.connection.delete}
        </Button>
      }
      conflict={
        form.conflict && (
          <ConflictChoice conflict={form.conflict} mine={form.values} labels={labels} isSaving={form.isSaving} />
        )
      }
    >
      <ConnectionFields values={form.values} problems={form.problems} onChange={form.change} />
    </RecordDialog>
  );
}
