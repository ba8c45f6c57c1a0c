import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stepUpWords } from '../../text/loaders/account.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { CodeField } from './code-field.tsx';
import { SendAgain } from './send-again.tsx';
import styles from './step-up.module.css';
import { useConfirming } from './use-confirming.ts';

/** The field that was empty when the form was last sent without it. */
type Empty = { readonly field: 'password' | 'code' | undefined; readonly at: number };

type Props = { readonly onConfirmed: () => void; readonly onDeclined: () => void };

/** Asks for the current password, and for a code if there is one. Rejected input stays, with the reason. */
export function PasswordDialog({ onConfirmed, onDeclined }: Props) {
  const text = useMessages(stepUpWords);
  const { login } = useVisitorText();
  const { currentUser } = useSession();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The dialog focuses its first element, its cancel button.
  useEffect(() => field.current?.focus(), []);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState<Empty>({ field: undefined, at: 0 });
  const { confirm, isBusy, source, sentTimes, rejection } = useConfirming(onConfirmed);
  // Apps show codes with a space in the middle.
  const given = code.replaceAll(/\s/g, '');
  const missing = password === '' ? 'password' : source && given === '' ? 'code' : undefined;
  const codeMissing = source === 'sent' ? text.sentCodeRequired : text.codeRequired;

  function submit() {
    if (missing) setEmpty({ field: missing, at: empty.at + 1 });
    else if (!isBusy) void confirm(password, given);
  }

  function errorOf(field: 'password' | 'code', whenEmpty: string): string | undefined {
    if (missing === field && empty.field === field) return whenEmpty;
    return rejection?.field === field ? rejection.words : undefined;
  }

  return (
    <Dialog
      title={text.title}
      closeLabel={text.cancel}
      onClose={onDeclined}
      actions={
        <>
          <Button onClick={onDeclined}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {isBusy ? text.confirming : text.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} checkedAt={empty.at + (rejection?.at ?? 0)}>
        <p>{text.why}</p>
        {rejection && !rejection.field && (
          <Banner error={rejection.error} tone="error">
            {rejection.words}
          </Banner>
        )}
        {/* Password managers look for the name that the password belongs to. */}
        <input
          className={styles.name}
          autoComplete="username"
          value={currentUser?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField
          label={text.password}
          name="currentPassword"
          autoComplete="current-password"
          ref={field}
          maxLength={256}
          showLabel={login.showPassword}
          hideLabel={login.hidePassword}
          value={password}
          error={errorOf('password', login.passwordRequired)}
          onChange={(event) => setPassword(event.target.value)}
        />
        {source && <CodeField source={source} value={code} error={errorOf('code', codeMissing)} onChange={setCode} />}
        {source === 'sent' && (
          <SendAgain isSentAgain={sentTimes > 1} busy={isBusy} onSend={() => void confirm(password)} />
        )}
      </Form>
    </Dialog>
  );
}
