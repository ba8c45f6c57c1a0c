import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type Props = {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
};

/** A secret that cannot be shown again: in full, to copy, and discarded with the dialog. */
export function ShownOnce({ title, label, value, onClose }: Props) {
  const text = useMessages(settingsWords);
  return (
    <Dialog
      title={title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <p>{text.shownOnce}</p>
      <CopyField
        label={label}
        value={value}
        copyLabel={text.copy}
        copiedLabel={text.copied}
        failedLabel={text.copyFailed}
      />
    </Dialog>
  );
}
