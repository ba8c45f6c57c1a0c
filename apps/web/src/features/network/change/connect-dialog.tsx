import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useAddConnection } from '../network-queries.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { type ConnectionValues, checkConnection, emptyConnection, toConnectionBody } from './connection-values.ts';
import type { FieldProblem } from './entity-values.ts';
import { OtherRecordField } from './other-record-field.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

type ConnectValues = ConnectionValues & {
  readonly other: string;
  readonly otherName: string;
  readonly otherType: string;
  readonly direction: string;
};

const outgoing = 'outgoing';
const incoming = 'incoming';
const empty: ConnectValues = { ...emptyConnection, other: '', otherName: '', otherType: '', direction: outgoing };

const check = (values: ConnectValues): Partial<Record<keyof ConnectValues, FieldProblem>> => ({
  ...checkConnection(values),
  ...(values.other === '' && { other: 'other' as const }),
});

type Props = {
  readonly entity: Pick<Entity, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onReopen: () => void;
};

/** Connects a record with another one. */
export function ConnectDialog({ entity, onClose, onReopen }: Props) {
  const text = useMessages(networkWords);
  const { connection: words } = text;
  const { timeZone } = usePreferences();
  const offerUndo = useOfferUndo();
  const addition = useAddConnection();
  const form = useRecordForm({
    name: `connect ${entity.id}`,
    record: null,
    valuesOf: () => empty,
    check,
    send(values) {
      const ends = [entity.id, values.other] as const;
      const [sourceId, targetId] = values.direction === outgoing ? ends : ([ends[1], ends[0]] as const);
      const body = { ...toConnectionBody(values, { timeZone, before: null }), sourceId, targetId };
      return addition.mutateAsync(body);
    },
    onSaved({ connection, changeId }) {
      offerUndo(text.done.connected(connection.source.name, connection.target.name), changeId);
      onClose();
    },
    failed: text.failures.connect,
  });
  const { values, problems, change } = form;
  const otherName = values.otherName || words.otherEnd;
  return (
    <RecordDialog
      title={words.addTitle(entity.name)}
      submitLabel={words.add}
      form={form}
      onClose={onClose}
      onReopen={onReopen}
    >
      <OtherRecordField
        except={entity.id}
        chosen={values.other === '' ? undefined : { name: values.otherName, type: values.otherType }}
        problem={problems.other && text.form.problems[problems.other]}
        onChoose={({ id, name, type }) => change({ other: id, otherName: name, otherType: type })}
      />
      <SelectField
        label={words.direction}
        value={values.direction}
        onChange={({ target }) => change({ direction: target.value })}
      >
        <option value={outgoing}>{words.outgoing(entity.name, otherName)}</option>
        <option value={incoming}>{words.outgoing(otherName, entity.name)}</option>
      </SelectField>
      <ConnectionFields values={values} problems={problems} onChange={change} />
    </RecordDialog>
  );
}
