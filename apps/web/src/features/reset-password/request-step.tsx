import { useState } from 'react';
import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useJoiningText } from '../../text/joining-text.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type Failure, FailureBanner } from '../../ui/page/failure-banner.tsx';
import styles from './reset-password.module.css';

type Props = {
  readonly email: string;
  readonly onSent: (email: string) => void;
  /** A code was sent before. */
  readonly onCode: (email: string) => void;
};

/** Step 1: the destination of the code. */
export function RequestStep({ email: first, onSent, onCode }: Props) {
  const words = useJoiningText();
  const text = words.resetPassword.request;
  const identity = useIdentity();
  const [email, setEmail] = useState(first);
  const [checkedAt, setCheckedAt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  function goOn() {
    if (email.trim() === '') setCheckedAt(checkedAt + 1);
    else onCode(email.trim());
  }

  async function send(address: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      await identity.forgotPassword(address);
      onSent(address);
    } catch (error) {
      const forgotPassword = words.resetPassword.requestRejections;
      setFailure({
        words: describeIdentityError('forgotPassword', error, { ...words.session, forgotPassword }),
        error,
      });
      setBusy(false);
    }
  }

  function submit() {
    if (isBusy) return;
    if (email.trim() === '') setCheckedAt(checkedAt + 1);
    else send(email.trim());
  }

  return (
    <>
      <p className={styles.hint}>{text.hint}</p>
      <FailureBanner failure={failure} />
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          ref={takeFocus}
          value={email}
          error={checkedAt > 0 && email.trim() === '' ? text.emailMissing : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
        <Button variant="quiet" onClick={goOn}>
          {text.haveCode}
        </Button>
      </Form>
    </>
  );
}
