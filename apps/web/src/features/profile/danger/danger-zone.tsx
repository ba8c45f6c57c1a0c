import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useSession } from '../../../session/session.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../card.tsx';
import styles from '../profile.module.css';
import { DeletionDialogs } from './deletion-dialogs.tsx';
import { useDeletion } from './use-deletion.ts';

const aMinuteMs = 60_000;

function SignOutLine() {
  const { danger: text } = useMessages(profileWords);
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
    await navigate({ to: '/login' });
  }
  return (
    <div className={styles.line}>
      <p className={styles.quiet}>{text.signOutAbout}</p>
      <Button busy={isLeaving} onClick={() => void leave()}>
        {isLeaving ? text.signingOut : text.signOut}
      </Button>
    </div>
  );
}

/** Ending the session or the account. `requestedAt` is when its deletion was requested. */
export function DangerZone({ requestedAt }: { readonly requestedAt: string | null }) {
  const { danger: text } = useMessages(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const deletion = useDeletion(requestedAt);
  return (
    <Card title={text.title}>
      <SignOutLine />
      <div className={styles.line}>
        <p className={styles.quiet}>
          {requestedAt === null ? text.deleteAbout : text.openSince(format.relative(requestedAt, now))}
        </p>
        <Button variant="danger" onClick={deletion.begin}>
          {text.delete}
        </Button>
      </div>
      <DeletionDialogs deletion={deletion} requestedAt={requestedAt} />
    </Card>
  );
}
