import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import styles from './proposal.module.css';
import { ProposedFacts } from './proposed-facts.tsx';
import { useProposal } from './use-proposal.ts';

type Props = { readonly proposal: Proposal; readonly onSettle: (proposal: Proposal) => void };

/** The texts of others that were read before the proposal was made. It takes the focus: the question is a new one. */
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

/** Something the assistant would do: what exactly, and the person's yes or no. */
export function ProposalCard({ proposal, onSettle }: Props) {
  const { proposal: text } = useMessages(assistantWords);
  const { step, failure, isAllowed, confirm, decline } = useProposal(proposal, onSettle);
  const { summary, request, sources, state } = proposal;
  return (
    <section className={styles.card} aria-label={text.label}>
      {state === 'open' && <p className={styles.quiet}>{text.lead}</p>}
      <ProposedFacts request={request} />
      <p className={styles.quiet}>{summary}</p>
      {step.at === 'warned' && <Sources sources={sources} />}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {state === 'open' && step.at !== 'done' && (
        <div className={styles.ways}>
          <Button variant="primary" size="small" busy={step.at === 'busy'} disabled={!isAllowed} onClick={confirm}>
            {step.at === 'warned' ? text.confirmAnyway : text.confirm}
          </Button>
          <Button size="small" disabled={step.at === 'busy'} onClick={decline}>
            {text.decline}
          </Button>
          {!isAllowed && <span className={styles.quiet}>{text.notAllowed}</span>}
        </div>
      )}
      {state !== 'open' && (
        <p role="status" className={styles.outcome}>
          {state === 'declined' && text.declined}
          {state === 'confirmed' && (step.at === 'done' ? text.done[request.action] : text.confirmed)}{' '}
          {step.at === 'done' && <InternalLink address={step.address}>{text.open}</InternalLink>}
        </p>
      )}
    </section>
  );
}
