import type { Incident, PlaybookRun } from '@halyard/contracts/operations/incidents.ts';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './incident.module.css';
import { useTicks } from './use-ticks.ts';

type RunProps = {
  readonly run: PlaybookRun;
  readonly mayTick: boolean;
  readonly onTick: (run: PlaybookRun, step: number, done: boolean) => void;
};

function Run({ run, mayTick, onTick }: RunProps) {
  const { runs: text } = useMessages(securityWords);
  const format = useFormat();
  const id = useId();
  const done = run.steps.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <div className={styles.run}>
      <p className={styles.runHead}>
        {run.playbookId ? (
          <AddressLink id={id} change={{ tab: 'playbooks', playbook: run.playbookId }}>
            {run.name}
          </AddressLink>
        ) : (
          <span id={id}>{run.name}</span>
        )}
        <span className={styles.small}>{text.progress(format.number(done), format.number(run.steps.length))}</span>
      </p>
      <ol aria-labelledby={id}>
        {run.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a run never move; their place is their name.
          <li key={index}>
            <label htmlFor={`${id}${index}`} className={styles.step} data-done={step.doneAt !== null || undefined}>
              <TickBox
                id={`${id}${index}`}
                checked={step.doneAt !== null}
                disabled={!mayTick}
                onChange={(event) => onTick(run, index, event.target.checked)}
              />
              <span>{step.text}</span>
              {step.doneAt && (
                <span className={styles.small}>
                  {step.doneBy ? text.doneBy(step.doneBy, format.dateTime(step.doneAt)) : format.dateTime(step.doneAt)}
                </span>
              )}
            </label>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Props = { readonly incident: Incident; readonly onStart: () => void };

/** The checklists that this incident is worked through with. */
export function PlaybookRuns({ incident, onStart }: Props) {
  const { runs: text } = useMessages(securityWords);
  const { may } = useRights();
  const tick = useTicks(incident.id);
  return (
    <section>
      <h3>{text.title}</h3>
      {incident.playbooks.length === 0 && <p className={layout.quiet}>{text.none}</p>}
      {incident.playbooks.map((run) => (
        <Run
          key={run.id}
          run={run}
          mayTick={may('playbooks', 'run')}
          onTick={(one, step, done) => void tick(one, step, done)}
        />
      ))}
      {may('playbooks', 'run') && (
        <Button size="small" onClick={onStart}>
          <ListChecks size={14} aria-hidden />
          {text.start}
        </Button>
      )}
    </section>
  );
}
