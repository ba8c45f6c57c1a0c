import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useSendsMail } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from '../profile.module.css';
import { useResendEmailCode, useUpdateProfile, useVerifyEmail } from '../profile-queries.ts';

type Props = { readonly profile: Profile; readonly signInEmail: string };

const isCode = (code: string) => /^\d{6}$/.test(code);

function CodeForm({ email }: { readonly email: string }) {
  const describeFailure = useDescribeError();
  const { newEmail: text } = useMessages(profileWords);
  const toasts = useToasts();
  const { mutateAsync: verify, isPending } = useVerifyEmail();
  const [code, setCode] = useState('');
  const [rejected, setRejected] = useState({ reason: '', at: 0 });
  const reject = (reason: string) => setRejected(({ at }) => ({ reason, at: at + 1 }));

  async function submit() {
    const given = code.replaceAll(/\s/g, '');
    if (isPending) return;
    if (!isCode(given)) return reject(text.codeProblem);
    try {
      await verify(given);
      toasts.show('success', text.verified(email));
    } catch (error) {
      reject(describeFailure(error, text.failed));
    }
  }

  return (
    <Form onSubmit={() => void submit()} checkedAt={rejected.at}>
      <TextField
        label={text.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={code}
        error={rejected.reason || undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <div>
        <Button type="submit" busy={isPending}>
          {isPending ? text.verifying : text.verify}
        </Button>
      </div>
    </Form>
  );
}

function ResendButton() {
  const describeFailure = useDescribeError();
  const { newEmail: text } = useMessages(profileWords);
  const toasts = useToasts();
  const sendsMail = useSendsMail();
  const { mutate: resend, isPending } = useResendEmailCode();
  const send = () =>
    resend(undefined, {
      onSuccess: () => toasts.show('success', sendsMail ? text.resent : text.resentToOutbox),
      onError: (error) => toasts.show('error', describeFailure(error, text.resendFailed), { error }),
    });
  return (
    <Button size="small" busy={isPending} onClick={send}>
      {text.resend}
    </Button>
  );
}

/** Cancel: the current sign-in address remains the only one. */
function KeepButton({ profile, signInEmail }: Props) {
  const describeFailure = useDescribeError();
  const { account, newEmail: text } = useMessages(profileWords);
  const toasts = useToasts();
  const { mutateAsync: update, isPending } = useUpdateProfile();
  async function keep() {
    try {
      await update({ username: profile.username, email: signInEmail });
      toasts.show('success', text.kept(signInEmail));
    } catch (error) {
      if (!(error instanceof StepUpDeclined))
        toasts.show('error', describeFailure(error, account.saveFailed), { error });
    }
  }
  return (
    <Button size="small" variant="quiet" busy={isPending} onClick={() => void keep()}>
      {text.keep(signInEmail)}
    </Button>
  );
}

/** A new address that waits for its code (decision G-078), and which one signs in until then. */
export function EmailVerification({ profile, signInEmail }: Props) {
  const { newEmail: text } = useMessages(profileWords);
  return (
    <section className={styles.waiting} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>
        {text.sent(profile.email)} {text.signsIn(signInEmail)}
      </p>
      <CodeForm email={profile.email} />
      <div className={styles.actions}>
        <ResendButton />
        <KeepButton profile={profile} signInEmail={signInEmail} />
      </div>
    </section>
  );
}
