import { dayReader } from '@halyard/contracts/format/calendar.ts';
import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { useAddEntity, useReadEntity, useUpdateEntity } from '../network-queries.ts';
import { EntityFields } from './entity-fields.tsx';
import { checkEntity, type EntityValues, emptyEntity, entityValuesOf, toEntityBody } from './entity-values.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

type Props = {
  /** Absent: a new one is added. */
  readonly entity: Entity | undefined;
  readonly onClose: () => void;
  readonly onReopen: () => void;
  readonly onSaved: (id: string) => void;
};

/** Adds an entity or changes one. */
export function EntityDialog({ entity, onClose, onReopen, onSaved }: Props) {
  const text = useMessages(networkWords);
  const { timeZone } = usePreferences();
  const offerUndo = useOfferUndo();
  const addition = useAddEntity();
  const update = useUpdateEntity();
  const readEntity = useReadEntity();
  const dayOf = dayReader(timeZone);

  const form = useRecordForm({
    name: entity?.id ?? 'new',
    record: entity ?? null,
    valuesOf: (known) => (known ? entityValuesOf(known, dayOf) : emptyEntity),
    check: checkEntity,
    send(values, on) {
      const body = toEntityBody(values, { timeZone, before: on?.lastActivity ?? null });
      return on ? update.mutateAsync({ id: on.id, version: on.version, body }) : addition.mutateAsync(body);
    },
    readNewer: async (known) => (known ? (await readEntity(known.id)).entity : null),
    onSaved({ entity: { id, name }, changeId }) {
      offerUndo(entity ? text.done.saved(name) : text.done.added(name), changeId);
      onClose();
      onSaved(id);
    },
    failed: entity ? text.failures.save : text.failures.add,
  });

  const labels = Object.fromEntries(
    (Object.keys(emptyEntity) as (keyof EntityValues)[]).map((field) => [field, text.form[field]]),
  );
  return (
    <RecordDialog
      title={entity ? text.form.editTitle(entity.name) : text.form.addTitle}
      submitLabel={entity ? text.form.save : text.form.add}
      form={form}
      onClose={onClose}
      onReopen={onReopen}
      labels={labels}
    >
      <EntityFields values={form.values} problems={form.problems} onChange={form.change} />
    </RecordDialog>
  );
}
