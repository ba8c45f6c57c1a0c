import { useState } from 'react';
import { describeIdentityError } from '../../session/identity-errors.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useJoiningText } from '../../text/joining-text.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { checkNewPassword } from './check-new-password.ts';
import styles from './reset-password.module.css';

type Props = { readonly email: string; readonly onDone: () => void };

/** Step 2: the code and the new password. */
export function ConfirmStep({ email, onDone }: Props) {
  const words = useJoiningText();
  const { login } = words;
  const text = words.resetPassword.confirm;
  const identity = useIdentity();
  const [entries, setEntries] = useState({ code: '', password: '', confirmation: '' });
  const [checkedAt, setCheckedAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const problems = checkNewPassword(entries);
  const explain = (name: keyof typeof problems) => {
    const problem = problems[name];
    return checkedAt > 0 && problem ? text[problem] : undefined;
  };
  const set = (name: keyof typeof entries) => (event: { target: { value: string } }) =>
    setEntries({ ...entries, [name]: event.target.value });

  async function reset() {
    setBusy(true);
    setFailure(undefined);
    try {
      await identity.confirmReset(email, entries.code.trim(), entries.password);
      onDone();
    } catch (error) {
      setFailure(describeIdentityError('confirmReset', error, words.session));
      setBusy(false);
    }
  }

  function submit() {
    if (isBusy) return;
    if (Object.keys(problems).length > 0) setCheckedAt(checkedAt + 1);
    else reset();
  }

  const show = {
    showLabel: login.showPassword,
    hideLabel: login.hidePassword,
    autoComplete: 'new-password',
    maxLength: 256,
  };
  return (
    <>
      <p className={styles.hint}>{text.hint(email)}</p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={entries.code}
          error={explain('code')}
          onChange={set('code')}
        />
        <PasswordField
          {...show}
          label={text.password}
          name="newPassword"
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
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
      </Form>
    </>
  );
}
