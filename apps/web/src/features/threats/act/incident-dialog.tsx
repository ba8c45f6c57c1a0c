import { nameMax, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { IncidentChoice } from '../../../records/incident-choice.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from '../threats.module.css';
import { highestSeverityOf, prefillIncident } from './incident-prefill.ts';
import { type SentTo, type Target, useSendToIncident } from './use-send-to-incident.ts';

type Props = {
  readonly threats: readonly Threat[];
  readonly mayOpen: boolean;
  readonly onSent: (incident: SentTo) => void;
  readonly onClose: () => void;
};

/** Sends threats to an incident: a new one that begins with what they say, or one that is there. */
export function IncidentDialog({ threats, mayOpen, onSent, onClose }: Props) {
  const text = useMessages(threatsWords);
  const { incident: words } = text;
  const format = useFormat();
  const describeFailure = useDescribeError();
  const formId = useId();
  const [isNew, setNew] = useState(mayOpen);
  const {
    draft,
    write: setDraft,
    drop,
    isBack,
  } = useDraft(
    `threats incident ${threats.map(({ id }) => id).join()}`,
    prefillIncident(threats, (first, others) => words.prefilledName(first, others, format.number(others))),
  );
  const [incidentId, setIncidentId] = useState<string | null>(null);
  const [checkedAt, setCheckedAt] = useState(0);
  const sending = useSendToIncident(threats);
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
      onSent(incident);
      onClose();
    } catch {
      // The window stays open and says why.
    }
  }

  const choose = (next: boolean) => {
    setNew(next);
    setCheckedAt(0);
  };
  return (
    <Dialog
      title={words.title(threats.length, format.number(threats.length))}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={sending.isPending}>
            {isNew ? words.open : words.add}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        {failure && (
          <Banner error={failure} tone="error">
            {describeFailure(failure, words.failed)}
          </Banner>
        )}
        <fieldset className={styles.options}>
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
            <div className={styles.pair}>
              <SelectField
                label={words.severity}
                hint={highestSeverityOf(threats) === null ? words.noSeverity : undefined}
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
            </div>
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
