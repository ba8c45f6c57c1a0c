import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

type Props = {
  /** A list that is read page by page. */
  readonly list: { readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
  readonly children: ReactNode;
};

const lists = 'ul, ol, tbody';

/** The entry that is last before the button: in the list that holds it, or in the nearest one above it. */
function lastEntryBefore(button: Element): Element | null {
  const own = button.closest('li, tr');
  if (own) return own.previousElementSibling;
  for (let part = button.parentElement; part; part = part.parentElement) {
    const above = [...part.querySelectorAll(lists)].filter(
      (list) =>
        (list.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !list.parentElement?.closest(lists),
    );
    const list = above.at(-1);
    if (list) return list.lastElementChild;
  }
  return null;
}

/** Gives the focus to the entry after this one, unless it is somewhere else by now. */
function focusAfter(last: Element | null): void {
  const entry = last?.nextElementSibling;
  if (!(entry instanceof HTMLElement) || document.activeElement !== document.body) return;
  if (entry.tabIndex < 0) entry.tabIndex = -1;
  entry.focus();
}

/** Shows more of a list. With the last of it the button is removed, and the focus moves to the first new entry. */
export function MoreButton({ list, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<Element | null>(null);
  // The clean-up of an effect runs once the new entries are in the page.
  useEffect(() => () => focusAfter(last.current), []);

  function showMore() {
    last.current = button.current && lastEntryBefore(button.current);
    void list.fetchNextPage();
  }

  return (
    <Button ref={button} size="small" busy={list.isFetchingNextPage} onClick={showMore}>
      {children}
    </Button>
  );
}
