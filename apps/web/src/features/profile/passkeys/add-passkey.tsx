import { useFormat } from '../../../preferences/format.ts';
import { describePasskeyError } from '../../../session/provider/passkey-errors.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { passkeysWords } from '../../../text/loaders/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from '../profile.module.css';
import { findMissingRequirements } from './find-missing-support.ts';
import { useAddPasskey } from './passkey-queries.ts';

/** The provider's maximum per user. */
export const mostPasskeys = 20;

/** Creates a passkey in the browser, or says why it cannot. */
export function AddPasskey({ count }: { readonly count: number }) {
  const { card: text, errors } = useMessages(passkeysWords);
  const format = useFormat();
  const toasts = useToasts();
  const { mutate, isPending, error, reset } = useAddPasskey();
  const lack = findMissingRequirements(window);
  if (lack) return <p className={styles.quiet}>{text[lack]}</p>;
  if (count >= mostPasskeys) return <p className={styles.quiet}>{text.full(format.number(mostPasskeys))}</p>;
  return (
    <>
      {error && !(error instanceof StepUpDeclined) && (
        <Banner error={error} tone="error" dismissLabel={text.dismiss} onDismiss={reset}>
          {describePasskeyError(error, errors)}
        </Banner>
      )}
      <div>
        <Button
          size="small"
          busy={isPending}
          onClick={() => mutate(undefined, { onSuccess: () => toasts.show('success', text.added) })}
        >
          {isPending ? text.adding : text.add}
        </Button>
      </div>
    </>
  );
}
