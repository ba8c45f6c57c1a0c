import { type CloseReason, closeReasons } from '@halyard/contracts/inflow/received-alerts.ts';
import { useState } from 'react';
import { useDraft } from '../../../../../records/drafts/use-draft.ts';
import choice from '../../../../../records/incident-choice.module.css';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TextAreaField } from '../../../../../ui/form/text-area-field.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.ts';
import styles from './dialogs.module.css';
import { DuplicateChoice } from './duplicate-choice.tsx';
import { useSending } from './use-sending.ts';
import { useTitleOf } from './use-title-of.ts';

const noteMax = 2_000;
type Draft = { readonly reason: CloseReason | null; readonly note: string; readonly original: string | null };
const empty: Draft = { reason: null, note: '', original: null };

/** Closes alerts. The reason is required: it is the feedback on a rule. */
export function CloseDialog({ alerts, actions, onDone, onClose }: AlertDialogProps) {
  const { dialog: text, closeReasons: words } = useMessages(receivedAlertsWords);
  const titleOf = useTitleOf(alerts);
  const { draft, write, drop, isBack } = useDraft(`security alert-close-${alerts.map(({ id }) => id).join()}`, empty);
  const { isBusy, failure, send } = useSending();
  const [checkedAt, setCheckedAt] = useState(0);
  const { reason, note, original = null } = draft;
  const isMissing = checkedAt > 0 && reason === null;

  function submit() {
    if (reason === null) return setCheckedAt(checkedAt + 1);
    const written = note.trim();
    const duplicate = reason === 'duplicate' && original !== null && { duplicateOf: original };
    void send(
      () => actions.send(alerts, { do: 'close', reason, note: written === '' ? null : written, ...duplicate }),
      (skipped) => {
        drop();
        onClose();
        onDone(skipped);
      },
    );
  }

  return (
    <FormDialog
      title={titleOf(text.closeTitle)}
      submitLabel={text.closeIt(alerts.length)}
      edit={{ isTyped: note !== '', isBusy, isDraftBack: isBack, failure, drop }}
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={styles.options}>
        <legend>{text.reason}</legend>
        {closeReasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              aria-invalid={isMissing || undefined}
              onChange={() => write({ ...draft, reason: one })}
            />
            {words[one]}
          </label>
        ))}
        {isMissing && (
          <p role="alert" className={choice.fault}>
            {text.reasonMissing}
          </p>
        )}
      </fieldset>
      {reason === 'duplicate' && (
        <DuplicateChoice
          closed={alerts}
          chosen={original}
          onChoose={(chosen) => write({ ...draft, original: chosen })}
        />
      )}
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        maxLength={noteMax}
        value={note}
        onChange={(event) => write({ ...draft, note: event.target.value })}
      />
    </FormDialog>
  );
}
