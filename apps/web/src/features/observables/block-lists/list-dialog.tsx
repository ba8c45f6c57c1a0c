import { type BlockableType, type BlockList, blockableTypes } from '@halyard/contracts/inflow/block-lists.ts';
import { offeredTtls, useTtlWords } from '../../../records/block-lists/use-ttl-words.ts';
import { DraftDialog, useDraftForm } from '../../../records/drafts/draft-dialog.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { CheckboxSet } from '../../../ui/form/checkbox-set.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
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

/** Creates or edits a block list. A new one gets a token, which is returned once. */
export function ListDialog({ list, onMade, onClose }: Props) {
  const words = useMessages(blockListsWords);
  const { types } = useMessages(observablesWords);
  const { form: text } = words;
  const ttlWords = useTtlWords();
  const offerUndo = useOfferUndo();
  const changes = useBlockListChanges();
  const form = useDraftForm(`observables block-list-${list?.id ?? 'new'}`, list ? draftOf(list) : empty);
  const { draft, change, checkedAt } = form;
  const isNameless = draft.name.trim() === '';
  const ttls = [...new Set([draft.ttlHours, ...offeredTtls])].toSorted((a, b) => (a ?? 1e9) - (b ?? 1e9));

  async function send() {
    const description = draft.description.trim();
    const { types, ttlHours } = draft;
    const body = { name: draft.name.trim(), description: description || null, types: [...types], ttlHours };
    if (!list) return onMade?.(await changes.add(body));
    const { changeId } = await changes.update(list.id, { ...body, version: list.version });
    offerUndo(text.saved(body.name), changeId);
  }

  return (
    <DraftDialog
      form={form}
      title={list ? text.edit(list.name) : text.add}
      words={words}
      submitLabel={list ? text.save : text.create}
      isComplete={!isNameless && draft.types.length > 0}
      send={send}
      failed={words.failures.save}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        error={checkedAt > 0 && isNameless ? text.nameMissing : undefined}
        required
        maxLength={100}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={text.description}
        maxLength={500}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <CheckboxSet
        legend={text.types}
        hint={text.typesHint}
        error={checkedAt > 0 && draft.types.length === 0 ? text.typesMissing : undefined}
        offered={blockableTypes}
        words={types}
        chosen={draft.types}
        onChange={(chosen) => change({ types: chosen })}
      />
      <SelectField
        label={text.ttl}
        value={draft.ttlHours ?? ''}
        onChange={({ target }) => change({ ttlHours: target.value === '' ? null : Number(target.value) })}
      >
        {ttls.map((hours) => (
          <option key={hours} value={hours ?? ''}>
            {ttlWords(hours)}
          </option>
        ))}
      </SelectField>
    </DraftDialog>
  );
}
