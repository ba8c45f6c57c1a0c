import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

type Props = {
  /** The content of the button. */
  readonly trigger: ReactNode;
  /** Its name where it shows no words. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly align?: 'start' | 'end';
  /** The screen that is open is one of its items. */
  readonly isCurrent?: boolean;
  /** Its name is shown to a pointer that rests on it. */
  readonly hasTooltip?: boolean;
  /** Hears when it opens. */
  readonly onOpen?: () => void;
  /** Items are elements with role menuitem; `close` closes and returns the focus. */
  readonly children: (close: () => void) => ReactNode;
};

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

function focusBeside(menu: HTMLElement | null, key: string) {
  const items = itemsOf(menu);
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[key];
  if (next !== undefined) items.at(next % items.length)?.focus();
}

/** Pixels between a menu and the edge of the window. */
const edge = 8;

/** Moves a menu whose button is at the right edge into the window. */
function keepInWindow(menu: HTMLElement | null) {
  if (!menu) return;
  const room = document.documentElement.clientWidth - edge - menu.getBoundingClientRect().right;
  menu.style.translate = room < 0 ? `${room}px` : '';
}

/** A button and its menu, as the ARIA pattern has it: arrows move, Escape and a click outside close. */
export function Menu(props: Props) {
  const { trigger, label, className, align = 'start', isCurrent = false, hasTooltip = false, onOpen, children } = props;
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    keepInWindow(menu.current);
    itemsOf(menu.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function toggle() {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  }

  function onKeyDown(event: KeyboardEvent) {
    // From the button, Tab continues after the menu, not through its items.
    if (event.key === 'Tab' && isOpen) return close();
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && !isOpen) toggle();
    else if (isOpen && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key))
      focusBeside(menu.current, event.key);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the menu inside.
    <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={hasTooltip ? label : undefined}
        data-current={isCurrent || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      >
        {trigger}
      </button>
      {isOpen && (
        <div ref={menu} id={menuId} role="menu" className={classNames(styles.menu, align === 'end' && styles.end)}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
