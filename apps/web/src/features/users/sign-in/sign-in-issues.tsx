import type { SignInState } from '@halyard/contracts/sign-in-state.ts';
import type { User } from '@halyard/contracts/users.ts';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/sign-in-state-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusKept } from '../../../ui/focus/use-focus-kept.ts';
import layout from '../../../ui/layout/layout.module.css';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { Question } from '../question.tsx';
import users from '../users.module.css';
import { Ending } from './ending.tsx';
import styles from './sign-in.module.css';
import { type Mending, useMending } from './use-mending.ts';

type Obstacle = SignInState['obstacles'][number];

type ItemProps = Pick<SignInState, 'invitedUntil'> & { readonly obstacle: Obstacle; readonly mending: Mending };

function ObstacleItem({ obstacle: { code, until, remedies, reason }, invitedUntil, mending }: ItemProps) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  return (
    <li className={styles.obstacle}>
      <p className={styles.sentence}>{text.obstacles[code]}</p>
      {until !== null && <Ending at={until} />}
      {code === 'invitation_pending' && invitedUntil !== null && (
        <p className={styles.quiet}>{text.worksUntil(format.dateTime(invitedUntil))}</p>
      )}
      {reason !== null && <p className={styles.reason}>{text.mailReason(reason)}</p>}
      {remedies.length === 0 && until === null && <p className={styles.quiet}>{text.noRemedy}</p>}
      <div className={users.buttons}>
        {remedies.map((remedy) => (
          <Button
            key={remedy}
            size="small"
            busy={mending.busyWith === remedy}
            disabled={mending.isBusy && mending.busyWith !== remedy}
            onClick={() => mending.begin(remedy)}
          >
            {text.remedies[remedy]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function AskFirst({ mending, name }: { readonly mending: Mending; readonly name: string }) {
  const text = useMessages(signInStateWords);
  const { asked } = mending;
  const words = asked && text.questions[asked];
  if (!asked || !words) return null;
  return (
    <Question
      title={words.title}
      yes={text.remedies[asked]}
      isDangerous={asked !== 'send_invitation'}
      isBusy={mending.isBusy}
      onYes={() => void mending.mend(asked)}
      onClose={mending.giveUp}
    >
      <p>{words.question(name)}</p>
    </Question>
  );
}

type Props = { readonly user: User; readonly state: SignInState };

/** Why someone cannot sign in, in plain words, and what an administrator can do about each of it. */
export function Obstacles({ user, state: { obstacles, invitedUntil } }: Props) {
  const text = useMessages(signInStateWords);
  const titleId = useId();
  const mending = useMending(user);
  // Either may take the button away: what was mended, and the question that was answered.
  const section = useFocusKept(obstacles.length + (mending.asked ? 1 : 0));
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={layout.linesLoose}>
      <h3 id={titleId}>{text.why}</h3>
      <FailureBanner failure={mending.failure} />
      {obstacles.length === 0 && <p className={styles.free}>{text.free}</p>}
      {obstacles.length > 0 && (
        <ul className={layout.linesFar}>
          {obstacles.map((obstacle) => (
            <ObstacleItem
              key={`${obstacle.code} ${obstacle.until}`}
              obstacle={obstacle}
              invitedUntil={invitedUntil}
              mending={mending}
            />
          ))}
        </ul>
      )}
      <AskFirst mending={mending} name={user.username} />
    </section>
  );
}
