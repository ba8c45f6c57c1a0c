import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import styles from './login.module.css';
import type { LoginStep } from './login-step.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { readRememberedEmail, useSignIn } from './use-sign-in.ts';

// Most users type their password; other methods arrive a moment later, or the form is shown without them.
const OtherWays = lazy(() =>
  import('./other-ways.tsx').then(
    (file) => ({ default: file.OtherWays }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  readonly step: Extract<LoginStep, { name: 'credentials' }>;
  readonly onStep: (step: LoginStep) => void;
};

/** E-mail and password. */
export function CredentialsStep({ step, onStep }: Props) {
  const { login: text } = useVisitorText();
  const [known] = useState(step.email || readRememberedEmail(localStorage));
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [checkedAt, setCheckedAt] = useState(0);
  const [needsPassword, setNeedsPassword] = useState(false);
  const { notice, isBusy, identity, begin, dismiss } = useSignIn({ notice: step.notice, onStep });
  const person = { email: email.trim(), remember };

  function check(withPassword: boolean) {
    setNeedsPassword(withPassword);
    setCheckedAt(checkedAt + 1);
  }

  function submit() {
    if (isBusy) return;
    if (person.email === '' || password === '') check(true);
    else begin(person, () => identity.signIn(person.email, password, remember));
  }

  return (
    <>
      {notice && <NoticeBanner notice={notice} email={person.email} onDismiss={dismiss} onStep={onStep} />}
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          ref={known ? undefined : takeFocus}
          value={email}
          error={checkedAt > 0 && person.email === '' ? text.emailRequired : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          ref={known ? takeFocus : undefined}
          value={password}
          showLabel={text.showPassword}
          hideLabel={text.hidePassword}
          error={needsPassword && password === '' ? text.passwordRequired : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.between}>
          <Checkbox
            label={text.rememberMe}
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <Link to="/reset-password" state={{ email: person.email }}>
            {text.forgotPassword}
          </Link>
        </div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Suspense>
          <OtherWays
            person={person}
            identity={identity}
            isBusy={isBusy}
            onBegin={begin}
            onEmailMissing={() => check(false)}
          />
        </Suspense>
      </div>
      <p className={styles.other}>
        {text.noAccount} <Link to="/register">{text.register}</Link>
      </p>
    </>
  );
}
