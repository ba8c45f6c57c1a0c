import { nameMax, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/intelligence.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from '../../ui/layout/stage.module.css';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { IncidentChoice } from '../incident-choice.tsx';
import { useRights } from '../use-rights.ts';
import { type IncidentStart, type SentTo, type Target, useSendToIncident } from './use-send-to-incident.ts';

type Props = {
  readonly title: string;
  readonly recordIds: readonly string[];
  /** Key and initial values of the draft of a new incident. */
  readonly draftName: string;
  readonly start: IncidentStart;
  readonly severityHint?: string | undefined;
  /** Why they cannot be sent. */
  readonly warning?: string | undefined;
  readonly failed: string;
  /** The toast after adding them to the incident of that name. */
  readonly says: (incident: string) => string;
  readonly onSent?: (incident: SentTo) => void;
  readonly onClose: () => void;
};

/** Sends records to an incident: a new one prefilled from them, or an existing one. */
export function ToIncidentDialog({ title, recordIds, draftName, start, says, onSent, onClose, ...more }: Props) {
  const text = useMessages(threatsWords);
  const { incident: words } = text;
  const describeFailure = useDescribeError();
  const { may } = useRights();
  const formId = useId();
  const mayOpen = may('incidents', 'create');
  const [isNew, setNew] = useState(mayOpen);
  const { draft, write: setDraft, drop, isBack } = useDraft(draftName, start);
  const [incidentId, setIncidentId] = useState<string | null>(null);
  const [checkedAt, setCheckedAt] = useState(0);
  const sending = useSendToIncident(recordIds, says);
  const failure = useMutationFailure(sending);
  const isChecked = checkedAt > 0;
  const missing = (value: string, sentence: string) => (isChecked && value.trim() === '' ? sentence : undefined);

  function target(): Target | null {
    if (!isNew) return incidentId === null ? null : { incidentId };
    const { title, source } = draft;
    return title.trim() === '' || source.trim() === '' ? null : draft;
  }

  async function submit() {
    const where = target();
    if (where === null) return setCheckedAt(checkedAt + 1);
    try {
      const { incident } = await sending.mutateAsync(where);
      drop();
      onSent?.(incident);
      onClose();
    } catch {
      // The dialog stays open with the reason.
    }
  }

  const choose = (next: boolean) => {
    setNew(next);
    setCheckedAt(0);
  };
  return (
    <Dialog
      title={title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={sending.isPending}
            disabled={more.warning !== undefined}
          >
            {isNew ? words.open : words.add}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        {more.warning && <Banner tone="warning">{more.warning}</Banner>}
        {failure && (
          <Banner error={failure} tone="error">
            {describeFailure(failure, more.failed)}
          </Banner>
        )}
        <fieldset className={styles.choices}>
          <legend>{words.target}</legend>
          {mayOpen && (
            <label>
              <input type="radio" name="target" checked={isNew} onChange={() => choose(true)} /> {words.fresh}
            </label>
          )}
          <label>
            <input type="radio" name="target" checked={!isNew} onChange={() => choose(false)} /> {words.existing}
          </label>
        </fieldset>
        {isNew ? (
          <>
            <TextField
              label={words.name}
              value={draft.title}
              maxLength={nameMax}
              error={missing(draft.title, words.nameMissing)}
              onChange={(event) => setDraft({ ...draft, title: event.target.value })}
            />
            <SelectField
              label={words.severity}
              hint={more.severityHint}
              value={draft.severity}
              onChange={(event) => setDraft({ ...draft, severity: event.target.value as typeof draft.severity })}
            >
              {incidentSeverities.map((severity) => (
                <option key={severity} value={severity}>
                  {text.severities[severity]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={words.source}
              value={draft.source}
              maxLength={sourceMax}
              error={missing(draft.source, words.sourceMissing)}
              onChange={(event) => setDraft({ ...draft, source: event.target.value })}
            />
          </>
        ) : (
          <IncidentChoice
            chosen={incidentId}
            error={isChecked && incidentId === null ? words.choose : undefined}
            onChoose={setIncidentId}
          />
        )}
      </Form>
    </Dialog>
  );
}
