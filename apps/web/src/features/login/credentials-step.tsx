import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './login.module.css';
import type { LoginStep } from './login-step.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { readRememberedEmail, useSignIn } from './use-sign-in.ts';

type Props = { readonly step: Extract<LoginStep, { name: 'credentials' }>; readonly onStep: (step: LoginStep) => void };

/** E-mail and password. */
export function CredentialsStep({ step, onStep }: Props) {
  const { login: text } = useVisitorText();
  const [email, setEmail] = useState(step.email || readRememberedEmail(localStorage));
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [checkedAt, setCheckedAt] = useState(0);
  const { notice, isBusy, signIn, dismiss } = useSignIn({ notice: step.notice, onStep });
  const isChecked = checkedAt > 0;

  function submit() {
    if (isBusy) return;
    if (email.trim() === '' || password === '') setCheckedAt(checkedAt + 1);
    else signIn({ email: email.trim(), password, remember });
  }

  return (
    <>
      {notice && <NoticeBanner notice={notice} email={email.trim()} onDismiss={dismiss} onStep={onStep} />}
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={isChecked && email.trim() === '' ? text.emailRequired : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          showLabel={text.showPassword}
          hideLabel={text.hidePassword}
          error={isChecked && password === '' ? text.passwordRequired : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.between}>
          <Checkbox
            label={text.rememberMe}
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <Link to="/reset-password" state={{ email: email.trim() }}>
            {text.forgotPassword}
          </Link>
        </div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
      </Form>
      <p className={styles.other}>
        {text.noAccount} <Link to="/register">{text.register}</Link>
      </p>
    </>
  );
}
