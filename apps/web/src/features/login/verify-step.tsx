import { useState } from 'react';
import { describeIdentityError } from '../../session/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { usePack } from '../../text/pack.ts';
import { signInStepsWords } from '../../text/sign-in-steps-words.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './login.module.css';
import type { LoginStep } from './login-step.ts';

type Props = {
  readonly step: Extract<LoginStep, { name: 'verify' }>;
  readonly onVerified: (email: string) => void;
  readonly onBack: () => void;
};

type Message = { readonly tone: 'success' | 'error'; readonly text: string };

/** The code from the mail (decision G-001). Nothing is confirmed before somebody presses the button. */
export function VerifyStep({ step, onVerified, onBack }: Props) {
  const words = useVisitorText();
  const { login } = words;
  const { verify: text, resendRefusals } = usePack(signInStepsWords);
  const identity = useIdentity();
  const [email, setEmail] = useState(step.email);
  const [code, setCode] = useState(step.code);
  const [checkedAt, setCheckedAt] = useState(0);
  const [busyWith, setBusyWith] = useState<'confirmSignUp' | 'resendCode'>();
  const [message, setMessage] = useState<Message | undefined>(
    step.justRegistered ? { tone: 'success', text: text.registered } : undefined,
  );

  async function attempt(operation: 'confirmSignUp' | 'resendCode', work: () => Promise<void>) {
    if (busyWith) return;
    setBusyWith(operation);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      setMessage({
        tone: 'error',
        text: describeIdentityError(operation, error, { ...words.session, resendCode: resendRefusals }),
      });
    }
    setBusyWith(undefined);
  }

  function verify() {
    if (email.trim() === '' || code.trim() === '') setCheckedAt(checkedAt + 1);
    else
      attempt('confirmSignUp', async () => {
        await identity.confirmSignUp(email.trim(), code.trim());
        onVerified(email.trim());
      });
  }

  function resend() {
    if (email.trim() === '') setCheckedAt(checkedAt + 1);
    else
      attempt('resendCode', async () => {
        await identity.resendCode(email.trim());
        setMessage({ tone: 'success', text: text.resent });
      });
  }

  const isChecked = checkedAt > 0;
  return (
    <>
      {message && <Banner tone={message.tone}>{message.text}</Banner>}
      <p className={styles.hint}>{step.email ? text.hint(step.email) : text.hintWithoutEmail}</p>
      <Form onSubmit={verify} checkedAt={checkedAt}>
        <TextField
          label={login.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={isChecked && email.trim() === '' ? login.emailRequired : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={isChecked && code.trim() === '' ? text.codeRequired : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busyWith === 'confirmSignUp'}>
            {busyWith === 'confirmSignUp' ? text.submitting : text.submit}
          </Button>
          <Button busy={busyWith === 'resendCode'} onClick={resend}>
            {text.resend}
          </Button>
        </div>
      </Form>
      <p className={styles.other}>
        <Button variant="quiet" onClick={onBack}>
          {login.back}
        </Button>
      </p>
    </>
  );
}
