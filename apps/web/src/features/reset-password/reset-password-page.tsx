import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { JoiningText, useJoiningText } from '../../text/joining-text.tsx';
import { useTitle } from '../../text/use-title.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { Back } from '../../ui/icons.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneStep } from './done-step.tsx';
import { RequestStep } from './request-step.tsx';
import styles from './reset-password.module.css';

type Step = 'request' | 'confirm' | 'done';

function PasswordReset() {
  const { resetPassword: text } = useJoiningText();
  useTitle(text.title);
  const state = useLocation({ select: (location) => location.state });
  const [email, setEmail] = useState(state.email ?? '');
  const [step, setStep] = useState<Step>(state.codeSent && state.email ? 'confirm' : 'request');
  return (
    <Entrance title={step === 'done' ? text.done.title : text.title}>
      {step === 'request' && (
        <RequestStep
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setStep('confirm');
          }}
        />
      )}
      {step === 'confirm' && <ConfirmStep email={email} onDone={() => setStep('done')} />}
      {step === 'done' && <DoneStep email={email} />}
      <Link to="/login" state={{ email }} className={styles.back}>
        <Back /> {text.back}
      </Link>
    </Entrance>
  );
}

/** A new password in three steps: ask for a code, give it with the password, done. */
export function ResetPasswordPage() {
  return (
    <JoiningText>
      <PasswordReset />
    </JoiningText>
  );
}
