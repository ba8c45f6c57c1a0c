import { type EnrichmentAction, valuePlaceholder } from '@halyard/contracts/inflow/enrichment.ts';
import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
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

/** Fields by their lines; a line without a name is called by its path. */
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

/** Creates or edits an HTTP action: what is asked, with which credential, and what is shown of the answer. */
export function ActionDialog({ action, onClose }: Props) {
  const words = useMessages(enrichmentWords);
  const { types: typeNames } = useMessages(observablesWords);
  const { actions: text, form, failures } = words;
  const describeError = useDescribeError();
  const toasts = useToasts();
  const changes = useEnrichmentChanges();
  const formId = useId();
  const first = action ? draftOf(action) : empty;
  const { draft, write, drop, isBack } = useDraft(`observables action-${action?.id ?? 'new'}`, first);
  const hasKept = action !== undefined && action.credentialKind !== 'none';
  const [credential, setCredential] = useState<TypedCredential>(
    hasKept ? { ...noTypedCredential, kind: 'kept' } : noTypedCredential,
  );
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const fields = readFieldLines(draft.fields);
  const isNameless = draft.name.trim() === '';
  const isWithoutValue = !(draft.url + (draft.method === 'POST' ? draft.body : '')).includes(valuePlaceholder);
  const perHour = draft.perHour.trim() === '' ? null : Number(draft.perHour);
  const isWrongRate = perHour !== null && !(Number.isInteger(perHour) && perHour >= 1 && perHour <= perHourMax);
  const change = (part: Partial<Draft>) => write({ ...draft, ...part });

  function leave() {
    drop();
    onClose();
  }

  async function submit() {
    if (isNameless || isWithoutValue || isWrongRate || draft.types.length === 0 || fields.length === 0)
      return setCheckedAt(checkedAt + 1);
    const given = credentialOf(credential);
    const body = {
      name: draft.name.trim(),
      types: observableTypes.filter((type) => draft.types.includes(type)),
      method: draft.method,
      url: draft.url.trim(),
      body: draft.method === 'POST' && draft.body.trim() !== '' ? draft.body.trim() : null,
      fields,
      perHour,
      ...(given !== undefined && { credential: given }),
    };
    setBusy(true);
    try {
      if (action) await changes.updateAction(action.id, { ...body, version: action.version });
      else await changes.addAction(body);
      toasts.show('success', text.saved(body.name));
      leave();
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) setFailure(failureOf(error, describeError(error, failures.action)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={action ? text.editTitle(action.name) : text.add}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={JSON.stringify(draft) !== JSON.stringify(first)} onDiscard={leave}>
            {words.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={failure} />
        <TextField
          label={form.name}
          error={checkedAt > 0 && isNameless ? form.nameMissing : undefined}
          required
          maxLength={100}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <fieldset className={layout.plainList}>
          <legend className={layout.label}>{text.types}</legend>
          <div className={layout.toolbarLines}>
            {observableTypes.map((type) => (
              <Checkbox
                key={type}
                label={<span data-quantity>{typeNames[type]}</span>}
                checked={draft.types.includes(type)}
                onChange={({ target }) =>
                  change({
                    types: target.checked ? [...draft.types, type] : draft.types.filter((one) => one !== type),
                  })
                }
              />
            ))}
          </div>
          {checkedAt > 0 && draft.types.length === 0 && (
            <p role="alert" className={layout.fault}>
              {text.typesMissing}
            </p>
          )}
        </fieldset>
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
      </Form>
    </Dialog>
  );
}
