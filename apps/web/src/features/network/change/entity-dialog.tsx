import type { Entity } from '@halyard/contracts/entities.ts';
import { dayReader } from '@halyard/contracts/format/calendar.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { useAddEntity, useReadEntity, useUpdateEntity } from '../network-queries.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { EntityFields } from './entity-fields.tsx';
import { checkEntity, type EntityValues, emptyEntity, entityValuesOf, toEntityBody } from './entity-values.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useOfferUndo } from './use-offer-undo.ts';
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
  const seen = (known: Entity) => ({ values: entityValuesOf(known, dayOf), version: known.version });

  async function add(values: EntityValues) {
    const { entity: added, changeId } = await addition.mutateAsync(toEntityBody(values, { timeZone, before: null }));
    offerUndo(text.done.added(added.name), changeId);
    return added.id;
  }

  async function save({ id, lastActivity }: Entity, values: EntityValues, version: number) {
    const body = toEntityBody(values, { timeZone, before: lastActivity });
    const { entity: saved, changeId } = await update.mutateAsync({ id, version, body });
    offerUndo(text.done.saved(saved.name), changeId);
    return id;
  }

  const form = useRecordForm({
    name: entity?.id ?? 'new',
    present: entity ? seen(entity) : { values: emptyEntity, version: 0 },
    check: checkEntity,
    async send(values, version) {
      const id = entity ? await save(entity, values, version) : await add(values);
      onClose();
      onSaved(id);
    },
    readNewer: async () => seen((await readEntity(entity?.id ?? '')).entity),
    failed: entity ? text.failures.save : text.failures.add,
  });

  const labels = { ...text.form };
  return (
    <RecordDialog
      title={entity ? text.form.editTitle(entity.name) : text.form.addTitle}
      submitLabel={entity ? text.form.save : text.form.add}
      form={form}
      onClose={onClose}
      onReopen={onReopen}
      conflict={
        form.conflict && (
          <ConflictChoice
            conflict={form.conflict}
            mine={form.values}
            labels={Object.fromEntries(
              (Object.keys(emptyEntity) as (keyof EntityValues)[]).map((field) => [field, labels[field]]),
            )}
            isSaving={form.isSaving}
          />
        )
      }
    >
      <EntityFields values={form.values} problems={form.problems} onChange={form.change} />
    </RecordDialog>
  );
}
