import { useState } from 'react';
import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useJoiningText } from '../../text/joining-text.tsx';
import { useSendsMail } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { checkNewPassword } from './check-new-password.ts';
import styles from './reset-password.module.css';

type Props = {
  readonly email: string;
  /** From the link in the mail; empty otherwise. */
  readonly code: string;
  readonly onDone: () => void;
};

type Message = { readonly tone: 'error' | 'success'; readonly text: string; readonly error?: unknown };

/** Step 2: the code and the new password. */
export function ConfirmStep({ email, code, onDone }: Props) {
  const words = useJoiningText();
  const { login } = words;
  const text = words.resetPassword.confirm;
  const sendsMail = useSendsMail();
  const identity = useIdentity();
  const [entries, setEntries] = useState({ code, password: '', confirmation: '' });
  const [checkedAt, setCheckedAt] = useState(0);
  const [message, setMessage] = useState<Message>();
  const [busyWith, setBusyWith] = useState<'confirm' | 'resend'>();
  const problems = checkNewPassword(entries);
  const explain = (name: keyof typeof problems) => {
    const problem = problems[name];
    return checkedAt > 0 && problem ? text[problem] : undefined;
  };
  const set = (name: keyof typeof entries) => (event: { target: { value: string } }) =>
    setEntries({ ...entries, [name]: event.target.value });

  async function attempt(what: 'confirm' | 'resend', work: () => Promise<void>, explain: (error: unknown) => string) {
    if (busyWith) return;
    setBusyWith(what);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      setMessage({ tone: 'error', text: explain(error), error });
    }
    setBusyWith(undefined);
  }

  const reset = () =>
    attempt(
      'confirm',
      async () => {
        await identity.confirmReset(email, entries.code.trim(), entries.password);
        onDone();
      },
      (error) => describeIdentityError('confirmReset', error, words.session),
    );

  const resend = () =>
    attempt(
      'resend',
      async () => {
        await identity.forgotPassword(email);
        setMessage({ tone: 'success', text: sendsMail ? text.resent : text.resentToOutbox });
      },
      (error) =>
        describeIdentityError('forgotPassword', error, {
          ...words.session,
          forgotPassword: words.resetPassword.requestRejections,
        }),
    );

  function submit() {
    if (Object.keys(problems).length > 0) setCheckedAt(checkedAt + 1);
    else void reset();
  }

  const show = {
    showLabel: login.showPassword,
    hideLabel: login.hidePassword,
    autoComplete: 'new-password',
    maxLength: 256,
  };
  return (
    <>
      <p className={styles.hint}>{sendsMail ? text.hint(email) : text.hintOfOutbox(email)}</p>
      {message && (
        <Banner error={message.error} tone={message.tone}>
          {message.text}
        </Banner>
      )}
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={code === '' ? takeFocus : undefined}
          value={entries.code}
          error={explain('code')}
          onChange={set('code')}
        />
        <PasswordField
          {...show}
          label={text.password}
          name="newPassword"
          ref={code === '' ? undefined : takeFocus}
          value={entries.password}
          error={explain('password')}
          onChange={set('password')}
        />
        <PasswordField
          {...show}
          label={text.confirmPassword}
          name="confirmPassword"
          value={entries.confirmation}
          error={explain('confirmation')}
          onChange={set('confirmation')}
        />
        <Button type="submit" variant="primary" busy={busyWith === 'confirm'}>
          {busyWith === 'confirm' ? text.submitting : text.submit}
        </Button>
        <Button busy={busyWith === 'resend'} onClick={() => void resend()}>
          {text.resend}
        </Button>
      </Form>
    </>
  );
}
