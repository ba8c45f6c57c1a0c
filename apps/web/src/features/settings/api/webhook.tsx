import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from '../settings.module.css';
import { useWebhook, useWebhookWork } from '../settings-queries.ts';
import { Deliveries } from './deliveries.tsx';
import { SigningSecret } from './signing-secret.tsx';

type Props = {
  readonly url: string;
  readonly savedUrl: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
};

/** The webhook's URL, signing secret, and last deliveries. */
export function Webhook({ url, savedUrl, error, onChange }: Props) {
  const text = useMessages(settingsWords);
  const toasts = useToasts();
  const webhook = useWebhook();
  const { test, again, makeSecret } = useWebhookWork();
  const isSaved = url === savedUrl;

  async function attempt(work: () => Promise<unknown>, failed: string) {
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof StepUpDeclined)) toasts.show('error', failed, { error: cause });
    }
  }

  return (
    <>
      <div className={styles.stack}>
        <TextField
          label={text.webhook.url}
          hint={text.webhook.urlHint}
          error={error}
          type="url"
          inputMode="url"
          spellCheck={false}
          value={url}
          onChange={({ target }) => onChange(target.value)}
        />
        <div className={styles.actions}>
          <Button
            busy={test.isPending}
            disabled={!isSaved || savedUrl === ''}
            onClick={() => attempt(test.mutateAsync, text.webhook.testFailed)}
          >
            {test.isPending ? text.webhook.testing : text.webhook.test}
          </Button>
          {!isSaved && url !== '' && <span className={styles.quiet}>{text.webhook.testAfterSave}</span>}
        </div>
      </div>
      <SigningSecret
        ends={webhook.data?.secretEnds ?? null}
        secret={makeSecret.data?.secret}
        isMaking={makeSecret.isPending}
        onMake={() => attempt(makeSecret.mutateAsync, text.webhook.secretFailed)}
        onForget={makeSecret.reset}
      />
      <Deliveries webhook={webhook} onAgain={(id) => attempt(() => again.mutateAsync(id), text.webhook.againFailed)} />
    </>
  );
}
