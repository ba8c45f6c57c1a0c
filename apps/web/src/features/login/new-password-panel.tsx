import { useId, useState } from 'react';
import { isTooShort } from '../../session/sign-in/password-rule.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { PanelProps } from './answer-panel.tsx';
import styles from './login.module.css';

/** A password of one's own in place of the one in the invitation. */
export function NewPasswordPanel({ onAnswer, isBusy }: PanelProps) {
  const { login } = useVisitorText();
  const { newPassword: text, stepSubmit } = useMessages(signInStepsWords);
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const isChecked = checkedAt > 0;
  const isFit = !isTooShort(password) && password === confirmation;
  const show = { showLabel: login.showPassword, hideLabel: login.hidePassword, maxLength: 256 };
  const submit = () => {
    if (!isFit) setCheckedAt(checkedAt + 1);
    else if (!isBusy) onAnswer(password);
  };
  return (
    <Form onSubmit={submit} checkedAt={checkedAt} aria-labelledby={titleId}>
      <p id={titleId}>{text.title}</p>
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
        {stepSubmit}
      </Button>
    </Form>
  );
}
