import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Card } from '../card.tsx';
import styles from '../profile.module.css';
import { useMakeRecoveryCodes } from '../profile-queries.ts';
import { Question } from '../question.tsx';
import { CodeList } from './code-list.tsx';

function NotEnrolled() {
  const { codes: text } = useMessages(profileWords);
  return (
    <>
      <p className={styles.quiet}>{text.off}</p>
      <Link to="/settings" search={(kept) => ({ ...kept, tab: 'security' })}>
        {text.turnOn}
      </Link>
    </>
  );
}

function NotKnown() {
  const { codes: text, notKnown } = useMessages(profileWords);
  return (
    <>
      <p className={sections.name}>{notKnown}</p>
      <p className={styles.quiet}>{text.elsewhere}</p>
    </>
  );
}

function ShownOnce({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const text = useMessages(profileWords);
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog title={text.codes.shownTitle} closeLabel={text.close} onClose={onClose} actions={done}>
      <CodeList codes={codes} />
    </Dialog>
  );
}

function CodesLeft({ left }: { readonly left: number }) {
  const describeFailure = useDescribeError();
  const { codes: text } = useMessages(profileWords);
  const format = useFormat();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: make, data, isPending, reset } = useMakeRecoveryCodes();

  async function makeNew() {
    setAsked(false);
    try {
      await make();
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) toasts.show('error', describeFailure(error, text.failed), { error });
    }
  }

  return (
    <>
      <p className={sections.name}>{text.left(left, format.number(left))}</p>
      <p className={styles.quiet}>{text.about}</p>
      <div>
        <Button size="small" busy={isPending} onClick={() => (left > 0 ? setAsked(true) : void makeNew())}>
          {text.make}
        </Button>
      </div>
      {isAsked && (
        <Question
          title={text.makeTitle}
          yes={text.make}
          isDangerous
          onYes={() => void makeNew()}
          onClose={() => setAsked(false)}
        >
          {text.makeQuestion}
        </Question>
      )}
      {data && <ShownOnce codes={data.codes} onClose={reset} />}
    </>
  );
}

function Codes({ secondFactor: { enrolled, recoveryCodesLeft: left } }: Pick<Profile, 'secondFactor'>) {
  if (!enrolled) return <NotEnrolled />;
  return left === null ? <NotKnown /> : <CodesLeft left={left} />;
}

/** Sign-in without the authenticator app. */
export function RecoveryCodesCard({ secondFactor }: Pick<Profile, 'secondFactor'>) {
  const { codes: text } = useMessages(profileWords);
  return (
    <Card title={text.title}>
      <Codes secondFactor={secondFactor} />
    </Card>
  );
}
