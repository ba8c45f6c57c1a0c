import { type Incident, incidentName, updateMax } from '@halyard/contracts/operations/incidents.ts';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import styles from './incident.module.css';

export const composerModes = ['update', 'note'] as const;
export type ComposerMode = (typeof composerModes)[number];

type Props = {
  readonly incident: Incident;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
};

/** Posts a timeline entry; unsent text stays. */
function usePosting(id: string, mode: ComposerMode) {
  const { composer: text } = useMessages(securityWords);
  const format = useFormat();
  const changes = useIncidentChanges();
  const describeFailure = useDescribeFailure();
  const { draft, write, drop } = useDraft(`security timeline-${id}`, '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function post() {
    const message = draft.trim();
    if (isBusy) return;
    if (message === '') return setProblem(text.blank);
    if ([...message].length > updateMax) return setProblem(text.tooLong(format.number(updateMax)));
    setBusy(true);
    setProblem(null);
    try {
      await changes.write(id, message, mode === 'note');
      drop();
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function type(next: string) {
    setProblem(null);
    write(next);
  }

  return { draft, type, post, problem, isBusy };
}

/** The input at the bottom of an incident: an update that notifies users, or a note that notifies no one. */
export function Composer({ incident, mode, onMode, ref }: Props) {
  const { composer: text } = useMessages(securityWords);
  const { draft, type, post, problem, isBusy } = usePosting(incident.id, mode);
  const hintId = useId();
  const label = text[mode](incidentName(incident.number));

  function submit(event: FormEvent) {
    event.preventDefault();
    void post();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a syllabary is being turned into signs, Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void post();
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <fieldset className={styles.modes} aria-label={text.kind}>
        {composerModes.map((name) => (
          <button key={name} type="button" aria-pressed={name === mode} onClick={() => onMode(name)}>
            {text.kinds[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.line}>
        <textarea
          ref={ref}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-describedby={hintId}
          aria-invalid={problem ? true : undefined}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" busy={isBusy}>
          {mode === 'note' ? text.postNote : text.postUpdate}
        </Button>
      </div>
      <p
        id={hintId}
        className={styles.small}
        role={problem ? 'alert' : undefined}
        data-problem={problem ? '' : undefined}
      >
        {problem ?? (mode === 'note' ? text.noteHint : text.updateHint)}
      </p>
    </form>
  );
}
