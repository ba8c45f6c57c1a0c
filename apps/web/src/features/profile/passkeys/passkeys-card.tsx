import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import type { Passkey } from '../../../session/provider/passkey-client.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { passkeysWords } from '../../../text/loaders/sign-in.ts';
import sections from '../../../ui/layout/sections.module.css';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Card } from '../card.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from '../profile.module.css';
import { AddPasskey, mostPasskeys } from './add-passkey.tsx';
import { usePasskeyList, useRemovePasskey } from './passkey-queries.ts';
import { PasskeyRow } from './passkey-row.tsx';

type QuestionProps = { readonly passkey: Passkey; readonly onYes: () => void; readonly onClose: () => void };

function RemoveQuestion({ passkey, onYes, onClose }: QuestionProps) {
  const { card: text } = useMessages(passkeysWords);
  const { cancel, close } = useMessages(profileWords);
  return (
    <Question
      title={text.removeTitle(passkey.name)}
      yes={text.remove}
      no={cancel}
      closeLabel={close}
      isDangerous
      onYes={onYes}
      onClose={onClose}
    >
      <p>{text.removeQuestion}</p>
      <p className={styles.quiet}>{text.removeElsewhere}</p>
    </Question>
  );
}

function PasskeyRows({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { card: text } = useMessages(passkeysWords);
  const toasts = useToasts();
  const { mutateAsync, isPending, variables } = useRemovePasskey();
  const [asked, setAsked] = useState<Passkey | null>(null);

  async function remove({ id, name }: Passkey) {
    setAsked(null);
    try {
      await mutateAsync(id);
      toasts.show('success', text.removed(name));
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) toasts.show('error', text.removeFailed, { error });
    }
  }

  if (passkeys.length === 0) return <p className={styles.quiet}>{text.none}</p>;
  return (
    <>
      <ul className={sections.rows} aria-label={text.title}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={isPending && variables === passkey.id}
            onRemove={() => setAsked(passkey)}
          />
        ))}
      </ul>
      {asked && <RemoveQuestion passkey={asked} onYes={() => void remove(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The passkeys of the signed-in user: created here by the browser, stored by the identity provider. */
export function PasskeysCard() {
  const { card: text } = useMessages(passkeysWords);
  const format = useFormat();
  const { data, isPending, isError, refetch } = usePasskeyList();
  const count = data && data.length > 0 && text.count(format.number(data.length), format.number(mostPasskeys));
  return (
    <Card title={text.title} actions={count && <span className={styles.quiet}>{count}</span>} rows={data?.length}>
      <p className={styles.quiet}>{text.about}</p>
      {isPending && <Spinner label={text.loading} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{text.failed}</LoadFailed>}
      {data && <PasskeyRows passkeys={data} />}
      {data && <AddPasskey count={data.length} />}
    </Card>
  );
}
