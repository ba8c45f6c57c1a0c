import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import { actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import type { Told } from '../conversation/conversation.ts';
import { OutcomeLine } from './outcome-line.tsx';
import styles from './proposal.module.css';
import { SlotField } from './slot-field.tsx';
import { rolesFor, slotsOf } from './slots.ts';
import { useProposal } from './use-proposal.ts';

type Props = {
  readonly proposal: Proposal;
  /** The user's reply in words. */
  readonly told?: Told | undefined;
  readonly onSettle: (proposal: Proposal) => void;
};
type OpenProps = { readonly proposal: Proposal; readonly taken: ReturnType<typeof useProposal> };

/** Third-party texts that were read before the proposal. It takes the focus: the confirmation is a new one. */
function Sources({ sources }: Pick<Proposal, 'sources'>) {
  const { proposal: text } = useMessages(assistantWords);
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => warning.current?.focus(), []);
  return (
    <div ref={warning} tabIndex={-1} className={styles.warning}>
      <p>{text.sources}</p>
      <ul>
        {sources.map(({ label, href }) => (
          <li key={label}>{href === null ? label : <InternalLink address={href}>{label}</InternalLink>}</li>
        ))}
      </ul>
      <p>{text.sourcesAsk}</p>
    </div>
  );
}

/** Exactly what would be done, to be changed before it is. */
function Fields({ proposal: { request }, taken: { values, change } }: OpenProps) {
  return (
    <div className={styles.fields}>
      {Object.entries(slotsOf(request.action)).map(([name, slot]) => (
        <SlotField
          key={name}
          action={request.action}
          name={name}
          slot={slot}
          proposed={request.slots[name]}
          value={values[name] ?? ''}
          onChange={(value) => change(name, value)}
        />
      ))}
    </div>
  );
}

/** The two buttons, what follows from the first one, and why it cannot be pressed. */
function Ways({ proposal: { request }, taken: { step, missing, confirm, decline } }: OpenProps) {
  const { proposal: text } = useMessages(assistantWords);
  const { action } = request;
  const isBusy = step.at === 'busy';
  const effects = [text.notifies[action], actionOf(action).undo ? text.canUndo : text.cannotUndo];
  return (
    <>
      <div className={styles.ways}>
        <Button
          variant="primary"
          size="small"
          busy={isBusy}
          disabled={missing.length > 0}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={confirm}
        >
          {step.at === 'warned' ? text.confirmAnyway : text.actions[action]}
        </Button>
        <Button size="small" disabled={isBusy} aria-keyshortcuts="Escape" onClick={decline}>
          {text.cancel}
        </Button>
        <kbd className={styles.key} aria-hidden>
          {text.confirmKey}
        </kbd>
      </div>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {text.missing(missing.map((name) => text.slots[name as keyof typeof text.slots] ?? name).join(', '))}
        </p>
      )}
      <p className={styles.quiet}>{effects.filter(Boolean).join(' ')}</p>
    </>
  );
}

function OpenCard({ proposal, taken }: OpenProps) {
  const { proposal: text } = useMessages(assistantWords);
  const { step, failure, isAllowed, confirm, decline } = taken;
  const { request, sources } = proposal;

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') decline();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
    else return;
    event.preventDefault();
  }

  return (
    <section className={styles.card} aria-label={text.label} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h3>{text.actions[request.action]}</h3>
        <p className={styles.quiet}>{text.lead}</p>
      </header>
      <Suspense>
        <Fields proposal={proposal} taken={taken} />
      </Suspense>
      {step.at === 'warned' && <Sources sources={sources} />}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {isAllowed ? (
        <Ways proposal={proposal} taken={taken} />
      ) : (
        <p className={styles.quiet}>
          {text.notAllowed(
            rolesFor(request.action)
              .map((role) => text.terms.roles[role])
              .join(', '),
          )}
        </p>
      )}
    </section>
  );
}

/** Something the assistant would do: what exactly, and the person's yes or no. Once decided it is one line. */
export function ProposalCard({ proposal, told, onSettle }: Props) {
  const { proposal: text } = useMessages(assistantWords);
  const taken = useProposal(proposal, onSettle);
  const { state, request, summary } = proposal;
  const { step } = taken;
  const settle = useEffectEvent(() => {
    if (state !== 'open') return;
    if (told === 'confirmed') taken.confirm();
    else taken.decline();
  });
  useEffect(() => {
    if (told) settle();
  }, [told]);
  if (step.at === 'done')
    return <OutcomeLine action={request.action} done={step.done} isToBeUndone={told === 'undone'} />;
  if (state === 'open') return <OpenCard proposal={proposal} taken={taken} />;
  return (
    <p role="status" className={styles.outcome}>
      {state === 'declined' ? text.declined : text.confirmed} <span className={styles.quiet}>{summary}</span>
      {state === 'confirmed' && told === 'undone' && <span className={styles.failure}>{text.undo.failed}</span>}
    </p>
  );
}
