import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeIdentityError } from '../../session/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { LoginStep, Notice } from './login-step.ts';

type Props = {
  readonly notice: Notice;
  readonly email: string;
  readonly onDismiss: () => void;
  readonly onStep: (step: LoginStep) => void;
};

/** The way to a new password. Most accounts that need one were never sent a code, so it is sent now. */
function ResetButton({ email, onFailed }: { readonly email: string; readonly onFailed: (words: string) => void }) {
  const words = useVisitorText();
  const identity = useIdentity();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function reset() {
    setBusy(true);
    try {
      await identity.forgotPassword(email);
      await navigate({ to: '/reset-password', state: { email, codeSent: true } });
    } catch (error) {
      onFailed(describeIdentityError('forgotPassword', error, words));
    }
    setBusy(false);
  }
  return (
    <Button size="small" busy={isBusy} onClick={reset}>
      {words.login.resetNow}
    </Button>
  );
}

/** What went wrong, and the way out where there is one. */
export function NoticeBanner({ notice, email, onDismiss, onStep }: Props) {
  const { login: text } = useVisitorText();
  const [failure, setFailure] = useState<string>();
  return (
    <Banner tone="error" onDismiss={onDismiss} dismissLabel={text.dismiss}>
      <p>{notice.text}</p>
      {failure && <p>{failure}</p>}
      {notice.way === 'verify' && (
        <Button size="small" onClick={() => onStep({ name: 'verify', email, code: '', justRegistered: false })}>
          {text.verifyNow}
        </Button>
      )}
      {notice.way === 'reset' && <ResetButton email={email} onFailed={setFailure} />}
    </Banner>
  );
}
