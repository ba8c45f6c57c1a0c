import { observableTextMax } from '@halyard/contracts/inflow/observables.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { RejectedLines } from '../../../records/observables/add-outcome.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useWarningChanges } from '../observables-queries.ts';
import styles from './warnings.module.css';

const noteMax = 300;
const empty = { text: '', note: '' };

type Rejected = Awaited<ReturnType<ReturnType<typeof useWarningChanges>['add']>>['rejected'];

const isTooWide = ({ reason }: Rejected[number]) => reason === 'too_wide';

/** Adds the organization's own domains, addresses and ranges; invalid values are named. */
export function AddEntries() {
  const words = useMessages(observablesWords);
  const { warnings: text } = words;
  const format = useFormat();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const changes = useWarningChanges();
  const { draft, write, drop, isBack } = useDraft('observables own-entries', empty);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [rejected, setRejected] = useState<Rejected>([]);
  const [failure, setFailure] = useActionFailure<Failure>();
  const wide = rejected.filter(isTooWide);
  const isMissing = draft.text.trim() === '';

  async function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    await send(draft.text.trim());
  }

  async function send(lines: string, confirm?: true) {
    setBusy(true);
    try {
      const note = draft.note.trim();
      const outcome = await changes.add({ text: lines, note: note === '' ? null : note, ...(confirm && { confirm }) });
      const { added, already, heldBack, changeId } = outcome;
      const said = [
        added.length > 0 || already === 0 ? text.added(added.length, format.number(added.length)) : '',
        already > 0 ? text.already(already, format.number(already)) : '',
        heldBack > 0 ? text.nowHeld(heldBack, format.number(heldBack)) : '',
      ];
      // The note is still needed for values that must be confirmed.
      if (outcome.rejected.some(isTooWide)) write({ ...draft, text: '' });
      else drop();
      setCheckedAt(0);
      setRejected(outcome.rejected);
      changes.readAgain();
      offerUndo(said.filter((one) => one !== '').join(' · '), changeId);
    } catch (error) {
      setFailure(failureOf(error, describeError(error, words.failures.entries)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form aria-label={text.add} className={styles.form} checkedAt={checkedAt} onSubmit={() => void submit()}>
      <DraftBanner isBack={isBack} onDiscard={drop} />
      <FailureBanner failure={failure} />
      <TextAreaField
        label={text.text}
        hint={text.hint}
        error={checkedAt > 0 && isMissing ? text.missing : undefined}
        required
        maxLength={observableTextMax}
        spellCheck={false}
        value={draft.text}
        onChange={({ target }) => write({ ...draft, text: target.value })}
      />
      <TextField
        label={text.note}
        maxLength={noteMax}
        autoComplete="off"
        value={draft.note}
        onChange={({ target }) => write({ ...draft, note: target.value })}
      />
      <div>
        <Button size="small" variant="primary" type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </div>
      <RejectedLines title={text.rejected(rejected.length, format.number(rejected.length))} rejected={rejected} />
      {wide.length > 0 && (
        <Banner tone="warning">
          {text.tooWide(wide.length)}{' '}
          <Button size="small" busy={isBusy} onClick={() => void send(wide.map((one) => one.text).join('\n'), true)}>
            {text.addAnyway}
          </Button>
        </Banner>
      )}
    </Form>
  );
}
