import { useState } from 'react';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Question } from '../question.tsx';
import styles from '../settings.module.css';
import { useRegenerateKey, useRevokeKey } from '../settings-queries.ts';
import { ShownOnce } from './shown-once.tsx';

const hidden = '•'.repeat(12);

/** The last four characters behind dots, as the server shows a key; '' without one. */
export const maskKey = (key: unknown): string =>
  typeof key === 'string' && key !== '' ? `${hidden}${key.slice(-4)}` : '';

type Props = {
  /** Masked by the server already. */
  readonly apiKey: unknown;
  readonly onChange: (masked: string) => void;
};

/** Creates or revokes a key: both take effect immediately, with a confirmation. */
function useKeyWork(onChange: Props['onChange']) {
  const { api: text } = useMessages(settingsWords);
  const toasts = useToasts();
  const regeneration = useRegenerateKey();
  const revocation = useRevokeKey();
  const explain = (error: unknown, failed: string) => {
    if (!(error instanceof StepUpDeclined)) toasts.show('error', failed, { error: null });
  };
  return {
    newKey: regeneration.data?.apiKey,
    forgetNewKey: regeneration.reset,
    isRegenerating: regeneration.isPending,
    isRevoking: revocation.isPending,
    async regenerate() {
      try {
        const { apiKey } = await regeneration.mutateAsync();
        onChange(maskKey(apiKey));
        toasts.show('success', text.regenerated);
      } catch (error) {
        explain(error, text.regenerateFailed);
      }
    },
    async revoke() {
      try {
        await revocation.mutateAsync();
        onChange('');
        toasts.show('success', text.revoked);
      } catch (error) {
        explain(error, text.revokeFailed);
      }
    },
  };
}

/** The key by its last four characters; in full only in the window that shows a new one, once. */
export function ApiKey({ apiKey, onChange }: Props) {
  const { api: text } = useMessages(settingsWords);
  const [asked, setAsked] = useState<'regenerate' | 'revoke' | null>(null);
  const work = useKeyWork(onChange);
  const masked = maskKey(apiKey);
  const answer = (act: () => Promise<void>) => () => {
    setAsked(null);
    void act();
  };
  return (
    <div className={styles.stack}>
      <TextField
        label={text.apiKey}
        hint={masked ? text.apiKeyHint : text.noKeyHint}
        placeholder={text.noKey}
        value={masked}
        readOnly
      />
      <div className={styles.actions}>
        <Button
          busy={work.isRegenerating}
          // Nothing depends on a key that is not there yet.
          onClick={() => (masked ? setAsked('regenerate') : void work.regenerate())}
        >
          {text.regenerate}
        </Button>
        {masked && (
          <Button busy={work.isRevoking} onClick={() => setAsked('revoke')}>
            {text.revoke}
          </Button>
        )}
      </div>
      {asked === 'regenerate' && (
        <Question
          title={text.regenerateTitle}
          isDangerous
          yes={text.regenerate}
          onYes={answer(work.regenerate)}
          onClose={() => setAsked(null)}
        >
          <p>{text.regenerateQuestion}</p>
        </Question>
      )}
      {asked === 'revoke' && (
        <Question
          title={text.revokeTitle}
          isDangerous
          yes={text.revoke}
          onYes={answer(work.revoke)}
          onClose={() => setAsked(null)}
        >
          <p>{text.revokeQuestion}</p>
        </Question>
      )}
      {work.newKey && (
        <ShownOnce title={text.newKeyTitle} label={text.apiKey} value={work.newKey} onClose={work.forgetNewKey} />
      )}
    </div>
  );
}
