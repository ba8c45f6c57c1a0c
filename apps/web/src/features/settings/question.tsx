import { usePack } from '../../text/pack.ts';
import { settingsWords } from '../../text/settings-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  /** What the way back is called; "Cancel" unless it has a better name. */
  readonly no?: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** A question before something that cannot be undone. Escape and the way back leave everything as it is. */
export function Question({ title, question, yes, no, onYes, onClose }: Props) {
  const text = usePack(settingsWords);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{no ?? text.cancel}</Button>
          <Button variant="danger" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
