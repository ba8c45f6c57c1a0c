import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Card } from '../card.tsx';
import styles from '../profile.module.css';
import { useExportProfile } from '../profile-queries.ts';

/** All stored data of the user, for download. */
export function DataCard() {
  const describeFailure = useDescribeError();
  const { data: text } = useMessages(profileWords);
  const { name } = useProduct();
  const toasts = useToasts();
  const { mutate: prepare, isPending } = useExportProfile();
  const download = () =>
    prepare(undefined, {
      onSuccess: saveFile,
      onError: (error) =>
        error instanceof StepUpDeclined || toasts.show('error', describeFailure(error, text.failed), { error }),
    });
  return (
    <Card title={text.title}>
      <p className={styles.quiet}>{text.about(name)}</p>
      <div>
        <Button size="small" busy={isPending} onClick={download}>
          {isPending ? text.preparing : text.download}
        </Button>
      </div>
    </Card>
  );
}
