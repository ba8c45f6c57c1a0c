import { type BlockableType, type BlockList, blockableTypes } from '@halyard/contracts/inflow/block-lists.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { offeredTtls, useTtlWords } from '../../../records/block-lists/use-ttl-words.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useBlockListChanges } from './block-queries.ts';
import type { MadeToken } from './token-dialog.tsx';

type Draft = {
  readonly name: string;
  readonly description: string;
  readonly types: readonly BlockableType[];
  readonly ttlHours: number | null;
};
const empty: Draft = { name: '', description: '', types: ['ipv4-addr', 'ipv6-addr'], ttlHours: null };
const draftOf = ({ name, description, types, ttlHours }: BlockList): Draft => ({
  name,
  description: description ?? '',
  types,
  ttlHours,
});

type Props = {
  /** The list that is edited; without one a list is created. */
  readonly list?: BlockList;
  readonly onMade?: (made: MadeToken) => void;
  readonly onClose: () => void;
};

/** Creates or edits a block list. A new one gets a token, which comes back once. */
export function ListDialog({ list, onMade, onClose }: Props) {
  const words = useMessages(blockListsWords);
  const { types: typeNames } = useMessages(observablesWords);
  const { form: text } = words;
  const ttlWords = useTtlWords();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const changes = useBlockListChanges();
  const formId = useId();
  const first = list ? draftOf(list) : empty;
  const { draft, write, drop, isBack } = useDraft(`observables block-list-${list?.id ?? 'new'}`, first);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const isNameless = draft.name.trim() === '';
  const ttls = [...new Set([draft.ttlHours, ...offeredTtls])].toSorted((a, b) => (a ?? 1e9) - (b ?? 1e9));

  function leave() {
    drop();
    onClose();
  }

  async function submit() {
    if (isNameless || draft.types.length === 0) return setCheckedAt(checkedAt + 1);
    const description = draft.description.trim();
    const types = blockableTypes.filter((type) => draft.types.includes(type));
    const { ttlHours } = draft;
    const body = { name: draft.name.trim(), description: description === '' ? null : description, types, ttlHours };
    setBusy(true);
    try {
      if (list) {
        const { changeId } = await changes.update(list.id, { ...body, version: list.version });
        offerUndo(text.saved(body.name), changeId);
      } else onMade?.(await changes.add(body));
      leave();
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) setFailure(failureOf(error, describeError(error, words.failures.save)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={list ? text.edit(list.name) : text.add}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={JSON.stringify(draft) !== JSON.stringify(first)} onDiscard={leave}>
            {words.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {list ? text.save : text.create}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={failure} />
        <TextField
          label={text.name}
          error={checkedAt > 0 && isNameless ? text.nameMissing : undefined}
          required
          maxLength={100}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => write({ ...draft, name: target.value })}
        />
        <TextField
          label={text.description}
          maxLength={500}
          autoComplete="off"
          value={draft.description}
          onChange={({ target }) => write({ ...draft, description: target.value })}
        />
        <fieldset className={layout.plainList}>
          <legend className={layout.label}>{text.types}</legend>
          <div className={layout.toolbarLines}>
            {blockableTypes.map((type) => (
              <Checkbox
                key={type}
                label={<span data-quantity>{typeNames[type]}</span>}
                checked={draft.types.includes(type)}
                onChange={({ target }) =>
                  write({
                    ...draft,
                    types: target.checked ? [...draft.types, type] : draft.types.filter((one) => one !== type),
                  })
                }
              />
            ))}
          </div>
          <p className={layout.faint}>{text.typesHint}</p>
          {checkedAt > 0 && draft.types.length === 0 && (
            <p role="alert" className={layout.fault}>
              {text.typesMissing}
            </p>
          )}
        </fieldset>
        <SelectField
          label={text.ttl}
          value={draft.ttlHours ?? ''}
          onChange={({ target }) => write({ ...draft, ttlHours: target.value === '' ? null : Number(target.value) })}
        >
          {ttls.map((hours) => (
            <option key={hours} value={hours ?? ''}>
              {ttlWords(hours)}
            </option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  );
}
