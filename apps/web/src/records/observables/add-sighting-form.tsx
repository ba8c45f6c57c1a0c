import { defang } from '@halyard/observables/defang';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from '../drafts/discard-question.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useOfferUndo } from '../use-offer-undo.ts';
import { useAddSighting } from './observable-queries.ts';
import styles from './observables.module.css';

const valueMax = 2_000;

export const sightingDraftOf = (indicator: string) => `observables sighting-${indicator}`;

/** Records that someone saw the indicator now. */
export function AddSightingForm({ indicator, onClose }: { readonly indicator: string; readonly onClose: () => void }) {
  const words = useMessages(observablesWords);
  const { indicator: text } = words;
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const add = useAddSighting();
  const { draft: value, write, drop, isBack } = useDraft(sightingDraftOf(indicator), '');
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const isMissing = value.trim() === '';

  async function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      const { changeId, sighting } = await add({ indicator, value: value.trim(), type: null, seenIn: null, at: null });
      drop();
      onClose();
      offerUndo(text.added(defang(sighting.observable.value, sighting.observable.type)), changeId);
    } catch (error) {
      setFailure(failureOf(error, describeError(error, words.failures.sighting)));
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    drop();
    onClose();
  }

  return (
    <Form aria-label={text.addTitle} className={styles.form} checkedAt={checkedAt} onSubmit={() => void submit()}>
      <DraftBanner isBack={isBack} onDiscard={drop} />
      <FailureBanner failure={failure} />
      <TextField
        label={text.value}
        hint={text.valueHint}
        error={checkedAt > 0 && isMissing ? text.valueMissing : undefined}
        required
        autoFocus
        maxLength={valueMax}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="primary" type="submit" busy={isBusy}>
          {text.add}
        </Button>
        <DiscardButton size="small" isTyped={!isMissing} onDiscard={leave}>
          {words.cancel}
        </DiscardButton>
      </div>
    </Form>
  );
}
