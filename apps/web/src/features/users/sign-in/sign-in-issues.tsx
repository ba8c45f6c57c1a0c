import type { SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusKept } from '../../../ui/focus/use-focus-kept.ts';
import layout from '../../../ui/layout/layout.module.css';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { Question } from '../question.tsx';
import users from '../users.module.css';
import { Ending } from './ending.tsx';
import styles from './sign-in.module.css';
import { type SignInFixState, useSignInFix } from './use-sign-in-fix.ts';

type Issue = SignInState['issues'][number];

type ItemProps = Pick<SignInState, 'invitedUntil'> & { readonly issue: Issue; readonly fixState: SignInFixState };

function IssueItem({ issue: { code, until, fixes, reason }, invitedUntil, fixState }: ItemProps) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  return (
    <li className={styles.issue}>
      <p className={styles.sentence}>{text.issues[code]}</p>
      {until !== null && <Ending at={until} />}
      {code === 'invitation_pending' && invitedUntil !== null && (
        <p className={styles.quiet}>{text.worksUntil(format.dateTime(invitedUntil))}</p>
      )}
      {reason !== null && <p className={styles.reason}>{text.mailReason(reason)}</p>}
      {fixes.length === 0 && until === null && <p className={styles.quiet}>{text.noFix}</p>}
      <div className={users.buttons}>
        {fixes.map((fix) => (
          <Button
            key={fix}
            size="small"
            busy={fixState.busyWith === fix}
            disabled={fixState.isBusy && fixState.busyWith !== fix}
            onClick={() => fixState.begin(fix)}
          >
            {text.fixes[fix]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function AskFirst({ fixState, name }: { readonly fixState: SignInFixState; readonly name: string }) {
  const text = useMessages(signInStateWords);
  const { asked } = fixState;
  const words = asked && text.questions[asked];
  if (!asked || !words) return null;
  return (
    <Question
      title={words.title}
      yes={text.fixes[asked]}
      isDangerous={asked !== 'send_invitation'}
      isBusy={fixState.isBusy}
      onYes={() => void fixState.applyFix(asked)}
      onClose={fixState.giveUp}
    >
      <p>{words.question(name)}</p>
    </Question>
  );
}

type Props = { readonly user: User; readonly state: SignInState };

/** Why a user cannot sign in, in plain words, with administrators' remedies. */
export function SignInIssues({ user, state: { issues, invitedUntil } }: Props) {
  const text = useMessages(signInStateWords);
  const titleId = useId();
  const fixState = useSignInFix(user);
  // Either may remove the button: the fix, and the answered question.
  const section = useFocusKept(issues.length + (fixState.asked ? 1 : 0));
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={layout.linesLoose}>
      <h3 id={titleId}>{text.why}</h3>
      <FailureBanner failure={fixState.failure} />
      {issues.length === 0 && <p className={styles.free}>{text.free}</p>}
      {issues.length > 0 && (
        <ul className={layout.linesFar}>
          {issues.map((issue) => (
            <IssueItem
              key={`${issue.code} ${issue.until}`}
              issue={issue}
              invitedUntil={invitedUntil}
              fixState={fixState}
            />
          ))}
        </ul>
      )}
      <AskFirst fixState={fixState} name={user.username} />
    </section>
  );
}
