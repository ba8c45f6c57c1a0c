import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';
/** Elements that use the arrow keys themselves: fields, menus, lists. */
const ownArrows = `${typing}, [role="listbox"], [role="combobox"], [role="radiogroup"], [aria-haspopup]`;

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Answers of a thread in order; each has a mark with its id. */
const marksIn = (thread: HTMLElement) => [...thread.querySelectorAll<HTMLElement>('[data-answer]')];

const frameOf = (mark: Element) => mark.closest('li')?.querySelector<HTMLElement>('[data-by="assistant"]');

type Options = {
  readonly composer: RefObject<HTMLTextAreaElement | null>;
  /** The answer in focus. */
  readonly current: string | undefined;
  readonly onFocus: (answerId: string) => void;
};

/** Keys of a thread: the arrows move between answers, and / focuses the composer. Inactive while typing. */
export function useAnswerKeys({ composer, current, onFocus }: Options) {
  const onSlash = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWithin(event.target, typing)) return;
    event.preventDefault();
    composer.current?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      if (event.defaultPrevented || isWithin(event.target, ownArrows)) return;
      const marks = marksIn(event.currentTarget);
      const place = marks.findIndex((mark) => mark.dataset.answer === current);
      const next = marks[place + (event.key === 'ArrowDown' ? 1 : -1)];
      if (!next?.dataset.answer) return;
      event.preventDefault();
      onFocus(next.dataset.answer);
      frameOf(next)?.focus({ preventScroll: true });
      frameOf(next)?.scrollIntoView?.({ block: 'nearest' });
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const id = event.target.closest('li')?.querySelector<HTMLElement>('[data-answer]')?.dataset.answer;
      if (id !== undefined) onFocus(id);
    },
  };
}
