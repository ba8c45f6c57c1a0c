import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import styles from './detail.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** The threats of the list in order, for previous and next. */
  readonly listed: readonly string[];
  readonly onGo: (id: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Takes the focus when it opens; when closed, its row gets it, or else the opener. */
function usePaneFocus(id: string) {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  useEffect(() => {
    const opener = document.activeElement;
    pane.current?.focus({ preventScroll: true });
    return () => {
      const row = document.querySelector(`[data-threat="${CSS.escape(shown.current)}"] [data-opens]`);
      const next = row ?? opener;
      if (next instanceof HTMLElement) next.focus();
    };
  }, []);
  return pane;
}

/** The pane beside the table: the open record, previous and next, and close. */
export function ThreatPane({ id, title, listed, onGo, onClose, children }: Props) {
  const text = useMessages(threatsWords);
  const titleId = useId();
  const pane = usePaneFocus(id);
  const here = listed.indexOf(id);
  const before = here > 0 ? listed[here - 1] : undefined;
  const after = here >= 0 ? listed[here + 1] : undefined;

  function onKeyDown(event: KeyboardEvent) {
    // An open menu or dialog inside closes by the same key.
    const isInside = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || isInside) return;
    event.preventDefault();
    onClose();
  }

  return (
    <aside ref={pane} tabIndex={-1} aria-labelledby={titleId} className={styles.pane} onKeyDown={onKeyDown}>
      <header className={styles.paneHead}>
        <h2 id={titleId}>{title}</h2>
        <span className={styles.ways}>
          <IconButton
            label={text.detail.previous}
            disabled={before === undefined}
            onClick={() => before !== undefined && onGo(before)}
          >
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={text.detail.next}
            disabled={after === undefined}
            onClick={() => after !== undefined && onGo(after)}
          >
            <ChevronRight size={18} aria-hidden />
          </IconButton>
          <IconButton label={text.close} onClick={onClose}>
            <Cross size={18} />
          </IconButton>
        </span>
      </header>
      <div className={styles.paneBody}>{children}</div>
    </aside>
  );
}
