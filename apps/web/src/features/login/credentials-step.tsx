import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import buttons from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './login.module.css';
import type { LoginStep, Notice } from './login-step.ts';
import { readRememberedEmail, useSignIn } from './use-sign-in.ts';

type NoticeProps = {
  readonly notice: Notice;
  readonly email: string;
  readonly onDismiss: () => void;
  readonly onStep: (step: LoginStep) => void;
};

function NoticeBanner({ notice, email, onDismiss, onStep }: NoticeProps) {
  const { login: text } = useVisitorText();
  return (
    <Banner tone="error" onDismiss={onDismiss} dismissLabel={text.dismiss}>
      <p>{notice.text}</p>
      {notice.way === 'verify' && (
        <Button size="small" onClick={() => onStep({ name: 'verify', email, code: '', justRegistered: false })}>
          {text.verifyNow}
        </Button>
      )}
      {notice.way === 'reset' && (
        <Link
          to="/reset-password"
          state={{ email, codeSent: true }}
          className={classNames(buttons.button, buttons.secondary, buttons.small)}
        >
          {text.resetNow}
        </Link>
      )}
    </Banner>
  );
}

type Props = { readonly step: Extract<LoginStep, { name: 'credentials' }>; readonly onStep: (step: LoginStep) => void };

/** E-mail and password. */
export function CredentialsStep({ step, onStep }: Props) {
  const { login: text } = useVisitorText();
  const [email, setEmail] = useState(step.email || readRememberedEmail(localStorage));
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [checkedAt, setCheckedAt] = useState(0);
  const { notice, isBusy, signIn, dismiss } = useSignIn(step.notice, onStep);
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
