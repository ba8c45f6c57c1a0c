import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import { announceConfirmation, listenForConfirmation } from '../../session/sign-in/confirmations.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import { useSendsMail } from '../../text/product.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './login.module.css';
import type { LoginStep } from './login-step.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

type Props = {
  readonly step: Extract<LoginStep, { name: 'verify' }>;
  readonly onVerified: (email: string) => void;
  readonly onBack: (email: string) => void;
};

type Message = {
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly error?: unknown;
  /** Nothing is left to verify. */
  readonly isDone?: boolean;
};

/** The focus starts at a missing field, else at the button. */
function useFocusOnOpening() {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('input[value=""], button[type="submit"]')?.focus(), []);
  return step;
}

/** Continues automatically when another window of this browser, opened from the mail, confirms the address. */
function useConfirmedElsewhere(email: string, onVerified: (email: string) => void) {
  const goOn = useEffectEvent(() => onVerified(email.trim()));
  useEffect(() => listenForConfirmation(email, goOn), [email]);
}

const isConfirmedAlready = (operation: string, error: unknown) =>
  operation === 'confirmSignUp' && (error as { name?: string } | null)?.name === 'NotAuthorizedException';

/** The code from the mail (decision G-001). Nothing is confirmed before the button is pressed. */
export function VerifyStep({ step, onVerified, onBack }: Props) {
  const words = useVisitorText();
  const { login } = words;
  const { verify: text, resendRejections, toSignIn } = useMessages(signInStepsWords);
  const opened = useFocusOnOpening();
  const sendsMail = useSendsMail();
  useSignedInElsewhere();
  const identity = useIdentity();
  const [email, setEmail] = useState(step.email);
  const [code, setCode] = useState(step.code);
  useConfirmedElsewhere(email, onVerified);
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
        error,
        tone: 'error',
        text: describeIdentityError(operation, error, { ...words.session, resendCode: resendRejections }),
        isDone: isConfirmedAlready(operation, error),
      });
    }
    setBusyWith(undefined);
  }

  function verify() {
    if (email.trim() === '' || code.trim() === '') setCheckedAt(checkedAt + 1);
    else
      attempt('confirmSignUp', async () => {
        await identity.confirmSignUp(email.trim(), code.trim());
        announceConfirmation(email);
        onVerified(email.trim());
      });
  }

  function resend() {
    if (email.trim() === '') setCheckedAt(checkedAt + 1);
    else
      attempt('resendCode', async () => {
        await identity.resendCode(email.trim());
        setMessage({ tone: 'success', text: sendsMail ? text.resent : text.resentToOutbox });
      });
  }

  function describeSent() {
    if (!step.email) return text.hintWithoutEmail;
    return sendsMail ? text.hint(step.email) : text.hintOfOutbox(step.email);
  }

  const isChecked = checkedAt > 0;
  return (
    <div className={styles.panel} ref={opened}>
      {message && (
        <Banner error={message.error} tone={message.tone}>
          <p>{message.text}</p>
          {message.isDone && (
            <Button className={styles.way} size="small" onClick={() => onBack(email.trim())}>
              {toSignIn}
            </Button>
          )}
        </Banner>
      )}
      <p className={styles.hint}>{describeSent()}</p>
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
        <Button variant="quiet" onClick={() => onBack(email.trim())}>
          {login.back}
        </Button>
      </p>
    </div>
  );
}
