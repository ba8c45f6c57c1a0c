import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAbandonedSignIn } from '../../session/sign-in/use-abandoned-sign-in.ts';
import { JoiningText, useJoiningText } from '../../text/joining-text.tsx';
import { useTitle } from '../../text/use-title.ts';
import { Back } from '../../ui/marks/icons.tsx';
import { Entrance } from '../../ui/page/public-page.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneStep } from './done-step.tsx';
import { RequestStep } from './request-step.tsx';
import styles from './reset-password.module.css';

/** The state in the history entry and the link in the mail: a reload keeps the step. */
function useBeginning() {
  const { confirm, code = '' } = useSearch({ from: '/public/reset-password' });
  const { email = '', codeSent } = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  // Read once: the code leaves the address with the first picture.
  const [linked] = useState({ email: confirm, code });
  useEffect(() => {
    if (confirm !== undefined)
      navigate({ to: '/reset-password', replace: true, search: {}, state: { email: confirm, codeSent: true } });
  }, [confirm, navigate]);
  return {
    email: email || (linked.email ?? ''),
    code: linked.code,
    isCodeSent: codeSent === true || linked.email !== undefined,
  };
}

function PasswordReset() {
  const { resetPassword: text } = useJoiningText();
  useTitle(text.title);
  const navigate = useNavigate();
  const { email, code, isCodeSent } = useBeginning();
  const [isDone, setDone] = useState(false);
  const step = isDone ? 'done' : isCodeSent && email !== '' ? 'confirm' : 'request';
  const goOn = (sentTo: string) =>
    void navigate({ to: '/reset-password', search: {}, state: { email: sentTo, codeSent: true } });
  return (
    <Entrance title={step === 'done' ? text.done.title : text.title}>
      {step === 'request' && <RequestStep email={email} onSent={goOn} onCode={goOn} />}
      {step === 'confirm' && <ConfirmStep key={email} email={email} code={code} onDone={() => setDone(true)} />}
      {step === 'done' && <DoneStep email={email} />}
      <Link to="/login" state={{ email }} className={styles.back}>
        <Back /> {text.back}
      </Link>
    </Entrance>
  );
}

/** A new password in three steps: request a code, enter it with the password, done. */
export function ResetPasswordPage() {
  useAbandonedSignIn();
  return (
    <JoiningText>
      <PasswordReset />
    </JoiningText>
  );
}
