import {
  type AddedBlockEntries,
  type BlockList,
  blockReasonMax,
  blockTextMax,
  isBlockable,
} from '@halyard/contracts/inflow/block-lists.ts';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { defang } from '@halyard/observables/defang';
import { useId, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { blockListsWords } from '../../text/loaders/block-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import type { ObservedObject } from '../observables/observable-queries.ts';
import observables from '../observables/observables.module.css';
import { useOfferUndo } from '../use-offer-undo.ts';
import { useAddBlockEntries } from './block-list-queries.ts';
import { BlockOutcome } from './block-outcome.tsx';
import { offeredTtls, useTtlWords } from './use-ttl-words.ts';

export type Blockable = { readonly type: ObservableType; readonly value: string };

type Props = {
  readonly lists: readonly BlockList[];
  /** The values to choose from; without them they are typed. */
  readonly candidates?: readonly Blockable[];
  /** The object that contains the values. */
  readonly origin?: ObservedObject | undefined;
  readonly onClose: () => void;
};

/** Stands for the time that the list itself states. */
const asList = 'list';

const takes = ({ types }: BlockList, { type }: Blockable) => isBlockable(type) && types.includes(type);

/** Adds values to a block list, with a reason and a duration; reports rejected ones with reasons. */
export function BlockDialog({ lists, candidates, origin, onClose }: Props) {
  const words = useMessages(blockListsWords);
  const { add: text, failures } = words;
  const format = useFormat();
  const ttlWords = useTtlWords();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const send = useAddBlockEntries();
  const formId = useId();
  const fitting = lists.filter((one) => !candidates || candidates.some((value) => takes(one, value)));
  const [listId, setListId] = useState(fitting[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [ttl, setTtl] = useState(asList);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [outcome, setOutcome] = useState<AddedBlockEntries | null>(null);
  const list = fitting.find(({ id }) => id === listId);
  const chosen = candidates?.filter((one) => list && takes(list, one) && !left.has(one.value));
  const values = chosen ? chosen.map(({ value }) => value).join('\n') : typed.trim();
  const isMissing = values === '' || reason.trim() === '';

  async function submit(asked: string, isOverriding: boolean) {
    if (!list) return;
    if (isMissing) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      const added = await send(list.id, {
        text: asked,
        reason: reason.trim(),
        ...(ttl !== asList && { ttlHours: ttl === '' ? null : Number(ttl) }),
        ...(origin && { origin: { type: origin.objectType, id: origin.objectId } }),
        ...(isOverriding && { override: true }),
      });
      const said = [
        added.added > 0 ? text.added(added.added, format.number(added.added)) : '',
        added.extended > 0 ? text.extended(added.extended, format.number(added.extended)) : '',
        added.unchanged > 0 ? text.unchanged(added.unchanged, format.number(added.unchanged)) : '',
      ].filter((one) => one !== '');
      if (said.length > 0) offerUndo(`${list.name}: ${said.join(' · ')}`, added.changeId);
      if (added.rejected.length === 0) onClose();
      else setOutcome(added);
    } catch (error) {
      setFailure(failureOf(error, describeError(error, failures.add)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={text.title}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{outcome ? words.close : words.cancel}</Button>
          {list && (
            <Button variant="primary" type="submit" form={formId} busy={isBusy}>
              {text.submit}
            </Button>
          )}
        </>
      }
    >
      {!list && <p>{text.noList}</p>}
      {list && (
        <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit(values, false)}>
          <FailureBanner failure={failure} />
          <SelectField label={text.list} value={list.id} onChange={({ target }) => setListId(target.value)}>
            {fitting.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {candidates ? (
            <fieldset className={layout.plainList}>
              <legend className={layout.label}>{text.values}</legend>
              <div className={layout.stackNear}>
                {candidates.map((one) => (
                  <Checkbox
                    key={`${one.type} ${one.value}`}
                    disabled={!takes(list, one)}
                    checked={takes(list, one) && !left.has(one.value)}
                    onChange={({ target }) =>
                      setLeft(new Set(target.checked ? [...left].filter((v) => v !== one.value) : [...left, one.value]))
                    }
                    label={
                      <>
                        <code>{defang(one.value, one.type)}</code>
                        {!takes(list, one) && <small className={layout.faint}> {text.notTaken}</small>}
                      </>
                    }
                  />
                ))}
              </div>
              {checkedAt > 0 && values === '' && (
                <p role="alert" className={layout.fault}>
                  {text.valuesMissing}
                </p>
              )}
            </fieldset>
          ) : (
            <TextAreaField
              label={text.text}
              hint={text.hint}
              error={checkedAt > 0 && values === '' ? text.textMissing : undefined}
              required
              maxLength={blockTextMax}
              spellCheck={false}
              className={observables.typed}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <SelectField label={text.ttl} value={ttl} onChange={({ target }) => setTtl(target.value)}>
            <option value={asList}>{words.ttl.asList(ttlWords(list.ttlHours))}</option>
            {offeredTtls.map((hours) => (
              <option key={hours} value={hours ?? ''}>
                {ttlWords(hours)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text.reason}
            error={checkedAt > 0 && reason.trim() === '' ? text.reasonMissing : undefined}
            required
            maxLength={blockReasonMax}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {outcome && (
            <BlockOutcome outcome={outcome} isBusy={isBusy} onOverride={(guarded) => void submit(guarded, true)} />
          )}
        </Form>
      )}
    </Dialog>
  );
}
