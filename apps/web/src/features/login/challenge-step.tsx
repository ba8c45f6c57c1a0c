import { useState } from 'react';
import type { SignInStep } from '../../session/identity-client-type.ts';
import { isTooShort } from '../../session/password-rule.ts';
import { forgetSignInState } from '../../session/sign-in-state.ts';
import { useVisitorText, type VisitorWords } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './login.module.css';
import type { LoginStep } from './login-step.ts';
import { useSignIn } from './use-sign-in.ts';

type AnswerName = keyof VisitorWords['login']['steps'];

type PanelProps = { readonly onAnswer: (answer: string) => void; readonly isBusy: boolean };

function AnswerPanel({ name, onAnswer, isBusy }: PanelProps & { readonly name: AnswerName }) {
  const { login: text } = useVisitorText();
  const [answer, setAnswer] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const step = text.steps[name];
  const submit = () => (answer.trim() === '' ? setCheckedAt(checkedAt + 1) : onAnswer(answer.trim()));
  return (
    <Form onSubmit={submit} checkedAt={checkedAt}>
      <p className={styles.hint}>{step.title}</p>
      <TextField
        label={step.label}
        name="answer"
        type={name === 'CONFIRM_SIGN_IN_WITH_PASSWORD' ? 'password' : 'text'}
        autoComplete={name === 'CONFIRM_SIGN_IN_WITH_PASSWORD' ? 'current-password' : 'one-time-code'}
        value={answer}
        error={checkedAt > 0 && answer.trim() === '' ? text.stepRequired : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {text.stepSubmit}
      </Button>
    </Form>
  );
}

function NewPasswordPanel({ onAnswer, isBusy }: PanelProps) {
  const { login } = useVisitorText();
  const text = login.newPassword;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const isChecked = checkedAt > 0;
  const isFit = !isTooShort(password) && password === confirmation;
  const show = { showLabel: login.showPassword, hideLabel: login.hidePassword };
  return (
    <Form onSubmit={() => (isFit ? onAnswer(password) : setCheckedAt(checkedAt + 1))} checkedAt={checkedAt}>
      <p className={styles.hint}>{text.hint}</p>
      <PasswordField
        {...show}
        label={text.password}
        name="newPassword"
        autoComplete="new-password"
        value={password}
        error={isChecked && isTooShort(password) ? text.tooShort : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        {...show}
        label={text.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        error={isChecked && password !== confirmation ? text.mismatch : undefined}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {login.stepSubmit}
      </Button>
    </Form>
  );
}

type Props = { readonly challenge: SignInStep; readonly onStep: (step: LoginStep) => void };

/** What a sign-in may ask for after the password. A step that nobody can take here is named, never skipped. */
export function ChallengeStep({ challenge, onStep }: Props) {
  const { login: text } = useVisitorText();
  const { notice, isBusy, answer, dismiss } = useSignIn(undefined, onStep);
  const back = () => {
    forgetSignInState(sessionStorage);
    onStep({ name: 'credentials', email: '' });
  };
  return (
    <>
      {notice && (
        <Banner tone="error" onDismiss={dismiss} dismissLabel={text.dismiss}>
          {notice.text}
        </Banner>
      )}
      {challenge in text.steps ? (
        <AnswerPanel key={challenge} name={challenge as AnswerName} onAnswer={answer} isBusy={isBusy} />
      ) : challenge === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' ? (
        <NewPasswordPanel onAnswer={answer} isBusy={isBusy} />
      ) : (
        <p className={styles.hint}>{text.unsupportedStep.explanation}</p>
      )}
      <p className={styles.other}>
        <Button variant="quiet" onClick={back}>
          {text.back}
        </Button>
      </p>
    </>
  );
}
