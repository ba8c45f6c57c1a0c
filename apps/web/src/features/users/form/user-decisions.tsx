import type { User } from '@halyard/contracts/accounts/users.ts';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { Question } from '../question.tsx';
import styles from '../users.module.css';
import { type DecisionKind, useDecision } from './use-decision.ts';

function Waiting({ children, actions }: { readonly children: ReactNode; readonly actions: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <p>{children}</p>
      <div className={styles.buttons}>{actions}</div>
    </div>
  );
}

type Props = { readonly user: User; readonly onDelete: () => void };

/** Pending requests of this user, and administrators' actions. Each asks for confirmation. */
export function UserDecisions({ user, onDelete }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  const titleId = useId();
  const [asked, setAsked] = useState<DecisionKind | null>(null);
  const decision = useDecision(user, () => setAsked(null));
  const { username: name, requestedRole, deletionRequestedAt, invited, secondFactor } = user;
  if (!requestedRole && !deletionRequestedAt && !invited && !secondFactor) return null;
  const ask = (kind: DecisionKind, label: string) => (
    <Button size="small" onClick={() => setAsked(kind)}>
      {label}
    </Button>
  );
  const { title, question, yes } = decision.wordsOf(asked ?? 'decline');
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>{text.decisions}</h3>
      <FailureBanner failure={decision.failure} />
      {requestedRole && (
        <Waiting
          actions={
            <>
              {ask('grant', text.grant)}
              {ask('decline', text.decline)}
            </>
          }
        >
          {text.roleRequest(name, requestedRole)}
        </Waiting>
      )}
      {deletionRequestedAt && (
        <Waiting
          actions={
            <Button size="small" variant="danger" onClick={onDelete}>
              {text.deleteAccount}
            </Button>
          }
        >
          {text.deletionRequest(name, format.date(deletionRequestedAt))}
        </Waiting>
      )}
      {invited && <Waiting actions={ask('resend', text.resend)}>{text.invitation}</Waiting>}
      {secondFactor && <Waiting actions={ask('reset', text.resetSecondFactor)}>{text.secondFactorHelp}</Waiting>}
      {asked && (
        <Question
          title={title}
          yes={yes}
          isDangerous={asked === 'reset'}
          isBusy={decision.isBusy}
          onYes={() => void decision.make(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{question}</p>
        </Question>
      )}
    </section>
  );
}
