import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { Cross } from '../marks/icons.tsx';
import styles from './dialog.module.css';
import { pushDialog } from './open-dialogs.ts';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'dialog' | 'alertdialog';
};

/** A modal dialog on the browser's own element: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog({ title, closeLabel, onClose, children, actions, role = 'dialog' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const onClosed = pushDialog(dialog);
    return () => {
      onClosed();
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Cross size={18} />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
