import { type ReactNode, useEffect, useRef } from 'react';
import { usePack } from '../../text/pack.ts';
import { profileWords } from '../../text/profile-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  /** What the way back is called; "Cancel" unless it has a better name. */
  readonly no?: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** A question that has to be answered first. The focus waits on the way back; Escape takes it. */
export function Question({ title, children, yes, no, isDangerous, isBusy = false, onYes, onClose }: Props) {
  const text = usePack(profileWords);
  const safe = useRef<HTMLButtonElement>(null);
  // After the dialog has opened: opening gives the focus to its first button.
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            {no ?? text.cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
