import { confirmIdentity } from '@halyard/contracts/profile.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeRefusal } from '../../api/describe-refusal.ts';
import { TransportError } from '../../api/transport-error.ts';
import { useSession } from '../../session/session.ts';
import { usePack } from '../../text/pack.ts';
import { stepUpWords } from '../../text/step-up-words.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './step-up.module.css';

/** What is shown for a password that was not accepted: under the field, unless it is not the password's fault. */
type Refusal = { readonly words: string; readonly isWrong: boolean; readonly at: number };

function useConfirming(onConfirmed: () => void) {
  const text = usePack(stepUpWords);
  const call = useApi();
  const describeRefusal = useDescribeRefusal();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function confirm(password: string) {
    setBusy(true);
    try {
      await call(confirmIdentity, { body: { password } });
      onConfirmed();
    } catch (error) {
      setRefusal({
        words: describeRefusal(error, text.failed),
        isWrong: error instanceof TransportError && error.code === 'wrong_password',
        at: (refusal?.at ?? 0) + 1,
      });
      setBusy(false);
    }
  }

  return { confirm, isBusy, refusal };
}

type Props = { readonly onConfirmed: () => void; readonly onDeclined: () => void };

/** Asks for the present password. A refused one stays where it was typed, with the reason. */
export function PasswordDialog({ onConfirmed, onDeclined }: Props) {
  const text = usePack(stepUpWords);
  const { login } = useVisitorText();
  const { currentUser } = useSession();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The window gives the focus to what comes first in it, its way out.
  useEffect(() => field.current?.focus(), []);
  const [password, setPassword] = useState('');
  const [emptyAt, setEmptyAt] = useState(0);
  const { confirm, isBusy, refusal } = useConfirming(onConfirmed);

  function submit() {
    if (password === '') setEmptyAt(emptyAt + 1);
    else if (!isBusy) void confirm(password);
  }

  const missing = emptyAt > 0 && password === '' ? login.passwordRequired : undefined;
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
      <Form id={formId} onSubmit={submit} checkedAt={emptyAt + (refusal?.at ?? 0)}>
        <p>{text.why}</p>
        {refusal && !refusal.isWrong && <Banner tone="error">{refusal.words}</Banner>}
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
          error={missing ?? (refusal?.isWrong ? refusal.words : undefined)}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
