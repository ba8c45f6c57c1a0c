import { dayReader } from '@halyard/contracts/format/calendar.ts';
import type { Connection } from '@halyard/contracts/intelligence/entities.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDeleteConnection, useReadEntity, useUpdateConnection } from '../network-queries.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { checkConnection, connectionValuesOf, toConnectionBody } from './connection-values.ts';
import { RecordDialog } from './record-dialog.tsx';
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
  const { id, source, target } = connection;
  const form = useRecordForm({
    name: id,
    record: connection,
    valuesOf: (known) => connectionValuesOf(known, dayOf),
    check: checkConnection,
    send(values, { version, lastContact }) {
      const body = toConnectionBody(values, { timeZone, before: lastContact });
      return update.mutateAsync({ id, version, body });
    },
    onSaved({ changeId }) {
      offerUndo(text.done.connectionSaved, changeId);
      onClose();
    },
    async readNewer() {
      // A connection has no address of its own: its source tells about it.
      const { connections } = await readEntity(source.id);
      return connections.find((known) => known.id === id) ?? connection;
    },
    failed: text.failures.save,
  });

  async function remove() {
    try {
      const { changeId } = await removal.mutateAsync(id);
      offerUndo(text.done.connectionDeleted, changeId);
      form.drop();
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
      labels={labels}
    >
      <ConnectionFields values={form.values} problems={form.problems} onChange={form.change} />
    </RecordDialog>
  );
}
