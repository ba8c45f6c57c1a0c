import { defang } from '@halyard/observables/defang';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { InstantField } from '../../preferences/day-input.tsx';
import { fromLocalTime } from '../../preferences/local-time.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from '../drafts/discard-question.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useOfferUndo } from '../use-offer-undo.ts';
import { useAddSighting } from './observable-queries.ts';
import styles from './observables.module.css';

const valueMax = 2_000;

/** All as text; `at` on the person's clock, empty for now. */
type Draft = {
  readonly value: string;
  readonly at: string;
  readonly count: string;
  readonly seenBy: string;
  readonly note: string;
};
const empty: Draft = { value: '', at: '', count: '1', seenBy: '', note: '' };

export const sightingDraftOf = (indicator: string) => `observables sighting-${indicator}`;

/** Records a sighting of the indicator: what, when, how often, and who. */
export function AddSightingForm({ indicator, onClose }: { readonly indicator: string; readonly onClose: () => void }) {
  const words = useMessages(observablesWords);
  const { indicator: text } = words;
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const add = useAddSighting();
  const { sighting: more } = useMessages(indicatorsWords);
  const { timeZone } = usePreferences();
  const { draft, write, drop, isBack } = useDraft(sightingDraftOf(indicator), empty);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const value = draft.value.trim();
  const isMissing = value === '';
  const at = draft.at === '' ? null : (fromLocalTime(timeZone, draft.at) ?? null);
  const isAhead = at !== null && Date.parse(at) > Date.now();
  const isEarly = at !== null && Date.parse(at) < 0;
  const wrongTime = isAhead ? more.future : isEarly ? more.tooEarly : undefined;
  const isBadCount = !/^[1-9]\d{0,8}$/.test(draft.count.trim());
  const isChecked = checkedAt > 0;
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write({ ...draft, [name]: target.value }),
  });

  async function submit() {
    if (isMissing || wrongTime || isBadCount) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      const { changeId, sighting } = await add({
        indicator,
        value,
        type: null,
        seenIn: null,
        at,
        count: Number(draft.count),
        note: draft.note.trim() || null,
        seenBy: draft.seenBy.trim() || null,
      });
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
        error={isChecked && isMissing ? text.valueMissing : undefined}
        required
        autoFocus
        maxLength={valueMax}
        autoComplete="off"
        spellCheck={false}
        {...field('value')}
      />
      <div className={styles.pair}>
        <InstantField
          label={more.at}
          timeLabel={more.timeOfDay}
          hint={more.atHint}
          error={isChecked ? wrongTime : undefined}
          value={draft.at}
          onInstant={(next) => write({ ...draft, at: next })}
        />
        <TextField
          label={more.count}
          inputMode="numeric"
          autoComplete="off"
          error={isChecked && isBadCount ? more.badCount : undefined}
          {...field('count')}
        />
        <TextField label={more.seenBy} hint={more.seenByHint} maxLength={200} autoComplete="off" {...field('seenBy')} />
      </div>
      <TextAreaField label={more.note} rows={2} maxLength={2_000} {...field('note')} />
      <div className={styles.buttons}>
        <Button size="small" variant="primary" type="submit" busy={isBusy}>
          {text.add}
        </Button>
        <DiscardButton size="small" isTyped={JSON.stringify(draft) !== JSON.stringify(empty)} onDiscard={leave}>
          {words.cancel}
        </DiscardButton>
      </div>
    </Form>
  );
}
