import { type EnrichmentAction, valuePlaceholder } from '@halyard/contracts/inflow/enrichment.ts';
import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { useState } from 'react';
import { DraftDialog, useDraftForm } from '../../../records/drafts/draft-dialog.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { CheckboxSet } from '../../../ui/form/checkbox-set.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { ActionCredential, credentialOf, noTypedCredential, type TypedCredential } from './action-credential.tsx';
import { useEnrichmentChanges } from './enrichment-queries.ts';

type Draft = {
  readonly name: string;
  readonly types: readonly ObservableType[];
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string;
  /** `name = path`, one a line. */
  readonly fields: string;
  /** Empty: on a click only. */
  readonly perHour: string;
};
const methods = ['GET', 'POST'] as const;
const perHourMax = 3_600;
const empty: Draft = { name: '', types: ['ipv4-addr'], method: 'GET', url: '', body: '', fields: '', perHour: '' };
const draftOf = ({ name, types, method, url, body, fields, perHour }: EnrichmentAction): Draft => ({
  name,
  types,
  method,
  url,
  body: body ?? '',
  fields: fields.map((field) => `${field.name} = ${field.path}`).join('\n'),
  perHour: perHour === null ? '' : String(perHour),
});

/** Fields by line; a line without a name is named by its path. */
export const readFieldLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf('=');
      const path = line.slice(at + 1).trim();
      return { name: at < 0 ? path : line.slice(0, at).trim() || path, path };
    });

type Props = { readonly action?: EnrichmentAction; readonly onClose: () => void };

/** Creates or edits an HTTP action: its request, its credential, and the displayed fields of the response. */
export function ActionDialog({ action, onClose }: Props) {
  const words = useMessages(enrichmentWords);
  const { types: typeNames } = useMessages(observablesWords);
  const { actions: text, form: names, failures } = words;
  const offerUndo = useOfferUndo();
  const changes = useEnrichmentChanges();
  const form = useDraftForm(`observables action-${action?.id ?? 'new'}`, action ? draftOf(action) : empty);
  const { draft, change, checkedAt } = form;
  const hasKept = action !== undefined && action.credentialKind !== 'none';
  const [credential, setCredential] = useState<TypedCredential>(
    hasKept ? { ...noTypedCredential, kind: 'kept' } : noTypedCredential,
  );
  const fields = readFieldLines(draft.fields);
  const isNameless = draft.name.trim() === '';
  const isWithoutValue = !(draft.url + (draft.method === 'POST' ? draft.body : '')).includes(valuePlaceholder);
  const perHour = draft.perHour.trim() === '' ? null : Number(draft.perHour);
  const isWrongRate = perHour !== null && !(Number.isInteger(perHour) && perHour >= 1 && perHour <= perHourMax);
  const isComplete = !isNameless && !isWithoutValue && !isWrongRate && draft.types.length > 0 && fields.length > 0;

  async function send() {
    const given = credentialOf(credential);
    const body = {
      name: draft.name.trim(),
      types: [...draft.types],
      method: draft.method,
      url: draft.url.trim(),
      body: draft.method === 'POST' && draft.body.trim() !== '' ? draft.body.trim() : null,
      fields,
      perHour,
      ...(given !== undefined && { credential: given }),
    };
    const changed = action && (await changes.updateAction(action.id, { ...body, version: action.version }));
    if (!action) await changes.addAction(body);
    offerUndo(text.saved(body.name), changed?.changeId ?? null);
  }

  return (
    <DraftDialog
      form={form}
      title={action ? text.editTitle(action.name) : text.add}
      words={words}
      submitLabel={text.save}
      isComplete={isComplete}
      send={send}
      failed={failures.action}
      onClose={onClose}
    >
      <TextField
        label={names.name}
        error={checkedAt > 0 && isNameless ? names.nameMissing : undefined}
        required
        maxLength={100}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <CheckboxSet
        legend={text.types}
        error={checkedAt > 0 && draft.types.length === 0 ? text.typesMissing : undefined}
        offered={observableTypes}
        words={typeNames}
        chosen={draft.types}
        onChange={(types) => change({ types })}
      />
      <SelectField
        label={text.method}
        value={draft.method}
        onChange={({ target }) => change({ method: target.value as Draft['method'] })}
      >
        {methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </SelectField>
      <TextField
        label={text.url}
        hint={text.urlHint}
        error={checkedAt > 0 && isWithoutValue ? text.urlMissing : undefined}
        required
        maxLength={2_000}
        autoComplete="off"
        spellCheck={false}
        value={draft.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      {draft.method === 'POST' && (
        <TextAreaField
          label={text.body}
          maxLength={5_000}
          spellCheck={false}
          value={draft.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      )}
      <ActionCredential credential={credential} hasKept={hasKept} onChange={setCredential} />
      <TextAreaField
        label={text.fields}
        hint={text.fieldsHint}
        error={checkedAt > 0 && fields.length === 0 ? text.fieldsMissing : undefined}
        required
        spellCheck={false}
        value={draft.fields}
        onChange={({ target }) => change({ fields: target.value })}
      />
      <TextField
        label={text.perHour}
        hint={text.perHourHint}
        error={checkedAt > 0 && isWrongRate ? text.perHourWrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.perHour}
        onChange={({ target }) => change({ perHour: target.value })}
      />
    </DraftDialog>
  );
}
