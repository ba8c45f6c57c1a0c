import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../settings.module.css';
import { useDisableSecondFactor } from '../settings-queries.ts';
import { CodeForm } from './code-form.tsx';

type Props = { readonly onTurnedOff: () => void; readonly onClose: () => void };

/** Turns the second factor off, for a user with one of its codes. */
export function TurnOffDialog({ onTurnedOff, onClose }: Props) {
  const text = useMessages(settingsWords);
  const describeFailure = useDescribeError();
  const { mutateAsync: disable } = useDisableSecondFactor();

  async function turnOff(code: string) {
    try {
      await disable(code);
      onTurnedOff();
      return undefined;
    } catch (error) {
      if (error instanceof StepUpDeclined) return undefined;
      const isWrong = error instanceof TransportError && error.code === 'wrong_code';
      return isWrong ? text.turnOff.wrongCode : describeFailure(error, text.turnOff.failed);
    }
  }

  return (
    <Dialog role="alertdialog" title={text.turnOff.title} closeLabel={text.close} onClose={onClose}>
      <div className={styles.stack}>
        <p>{text.turnOff.question}</p>
        <CodeForm label={text.turnOff.code} yes={text.turnOff.confirm} isDanger onCode={turnOff} onClose={onClose} />
      </div>
    </Dialog>
  );
}
