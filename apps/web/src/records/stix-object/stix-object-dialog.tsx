import { isStixKind, type StixKind } from '@halyard/contracts/intelligence/stix-kinds.ts';
import type { StixObjectDetail } from '@halyard/contracts/intelligence/stix-objects.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords, stixWords } from '../../text/loaders/intelligence.ts';
import { stixObjectWords } from '../../text/loaders/stix-object.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { RecordDialog } from '../edit/record-dialog.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { useRecordForm } from '../edit/use-record-form.ts';
import { useOfferUndo } from '../use-offer-undo.ts';
import { StixObjectFields, useStixLabels } from './stix-object-fields.tsx';
import { useReadStixObject, useSaveStixObject, useStixObject } from './stix-object-queries.ts';
import { checkStix, emptyStix, type StixValues, stixValuesOf, toStixBody } from './stix-values.ts';

type Ways = {
  readonly onClose: () => void;
  readonly onReopen: () => void;
  readonly onSaved?: (id: string) => void;
};

type FormProps = Ways & {
  readonly id: string | null;
  readonly object: StixObjectDetail | null;
  readonly kind: StixKind;
};

function ObjectForm({ id, object, kind, onClose, onReopen, onSaved }: FormProps) {
  const text = useMessages(stixObjectWords);
  const { object: titles } = useMessages(stixWords);
  const { timeZone } = usePreferences();
  const offerUndo = useOfferUndo();
  const save = useSaveStixObject();
  const read = useReadStixObject();
  const labelOf = useStixLabels();
  const edit = useRecordEdit<StixObjectDetail | null, StixValues, Awaited<ReturnType<typeof save.mutateAsync>>>({
    name: `stix-object ${id ?? 'new'}`,
    record: object,
    valuesOf: (seen) => (seen ? stixValuesOf(seen, timeZone) : emptyStix(kind)),
    send: (values, on) =>
      save.mutateAsync({
        on: on && id !== null ? { id, version: on.version } : null,
        body: toStixBody(values, timeZone, on),
      }),
    readNewer: async (seen) => (seen && id !== null ? read(id) : null),
    onSaved({ record, changeId }) {
      offerUndo(id === null ? text.added(record.name) : text.saved(record.name), changeId);
      onClose();
      onSaved?.(record.id);
    },
    failed: text.failed,
  });
  const form = useRecordForm(edit, (values) => checkStix(values, timeZone));
  const shown = form.values.kind ?? kind;
  return (
    <RecordDialog
      words={text}
      title={id === null ? titles.add : titles.edit}
      submitLabel={id === null ? text.add : text.save}
      form={form}
      labels={Object.fromEntries(Object.keys(form.values).map((field) => [field, labelOf(field)]))}
      onClose={onClose}
      onReopen={onReopen}
    >
      <StixObjectFields
        kind={isStixKind(shown) ? shown : kind}
        isNew={id === null}
        values={form.values}
        problems={form.problems}
        onChange={form.change}
      />
    </RecordDialog>
  );
}

function ReadObject({ id, ...ways }: Ways & { readonly id: string }) {
  const text = useMessages(stixObjectWords);
  const { object: titles } = useMessages(stixWords);
  const describe = useDescribeError();
  const object = useStixObject(id);
  if (object.data) return <ObjectForm id={id} object={object.data} kind={object.data.draft.kind} {...ways} />;
  return (
    <Dialog title={titles.edit} closeLabel={text.close} onClose={ways.onClose}>
      {object.isError ? (
        <Banner error={object.error} tone="error">
          {describe(object.error, text.loadFailed)}
        </Banner>
      ) : (
        <Spinner label={text.loading} />
      )}
    </Dialog>
  );
}

type Props = Ways & {
  /** Null: a new one is added. */
  readonly id: string | null;
  readonly kind: StixKind;
};

/** Adds an object of any STIX type, or edits one. */
export function StixObjectDialog({ id, kind, ...ways }: Props) {
  // Read before anything is shown, so that nothing is hidden again meanwhile.
  useMessages(stixFactsWords);
  if (id === null) return <ObjectForm id={null} object={null} kind={kind} {...ways} />;
  return <ReadObject id={id} {...ways} />;
}
