import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export type QuestionProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  /** The label of the cancel button. */
  readonly no: string;
  readonly closeLabel: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** A modal question. The cancel button has the focus; Escape selects it. */
export function Question({ title, children, yes, no, closeLabel, isDangerous, isBusy, onYes, onClose }: QuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  // After the dialog has opened: opening gives the focus to its first button.
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            {no}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy ?? false} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
