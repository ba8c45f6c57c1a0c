import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { JoiningText, useJoiningText } from '../../text/joining-text.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';

type Props = { readonly email: string; readonly onFailed: (words: string) => void };

function Reset({ email, onFailed }: Props) {
  const words = useJoiningText();
  const identity = useIdentity();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function reset() {
    setBusy(true);
    try {
      await identity.forgotPassword(email);
      await navigate({ to: '/reset-password', state: { email, codeSent: true } });
    } catch (error) {
      onFailed(
        describeIdentityError('forgotPassword', error, {
          ...words.session,
          forgotPassword: words.resetPassword.requestRejections,
        }),
      );
    }
    setBusy(false);
  }
  return (
    <Button className={styles.way} size="small" busy={isBusy} onClick={reset}>
      {words.login.resetNow}
    </Button>
  );
}

/** The link to a new password. Most accounts that need one were never sent a code, so it is sent now. */
export const ResetButton = (props: Props) => (
  <JoiningText>
    <Reset {...props} />
  </JoiningText>
);
