import { Link } from '@tanstack/react-router';
import { type ComponentType, type FocusEvent, lazy, Suspense, useId, useRef } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Bars } from '../../ui/marks/icons.tsx';
import { Brand } from './brand.tsx';
import styles from './navigation.module.css';

function Doors({ onChoose }: { readonly onChoose?: () => void }) {
  const { entrance: text } = useVisitorText();
  return (
    <>
      <Link to="/login" className={styles.link} onClick={onChoose}>
        {text.signIn}
      </Link>
      <Link to="/signup" className={styles.link} onClick={onChoose}>
        {text.signUp}
      </Link>
    </>
  );
}

// The page can do without for a moment, or altogether where the file cannot be had.
const VisitorChoices = lazy(
  (): Promise<{ readonly default: ComponentType }> =>
    import('./visitor-choices.tsx').then(
      (file) => ({ default: file.VisitorChoices }),
      () => ({ default: () => null }),
    ),
);

const Choices = () => (
  <Suspense>
    <VisitorChoices />
  </Suspense>
);

/** The bar of people who are not signed in. The browser's own popover is menu enough for two links. */
export function VisitorBar() {
  const { entrance: text } = useVisitorText();
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);

  // Left open, it would cover the next tab stop. Its button closes it.
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) currentTarget.hidePopover();
  }
  return (
    <header className={styles.bar}>
      <Brand />
      <nav aria-label={text.main} className={styles.visitorLinks}>
        <Choices />
        <Doors />
      </nav>
      <div className={styles.visitorMenu}>
        <button type="button" popoverTarget={menuId} aria-label={text.menu} className={styles.iconButton}>
          <Bars />
        </button>
        <nav
          id={menuId}
          ref={menu}
          popover="auto"
          aria-label={text.main}
          className={styles.popover}
          onBlur={closeOnLeave}
        >
          <Doors onChoose={() => menu.current?.hidePopover()} />
          <Choices />
        </nav>
      </div>
    </header>
  );
}
