import { useEffect, useEffectEvent } from 'react';
import { type Arrow, moveFocus, sourceAt } from './move-focus.ts';

type SourceKeys = {
  readonly onAdd: (() => void) | undefined;
  /** Pauses or resumes the source that has the focus; undefined: the one that is open. */
  readonly onTurn: ((id: string | undefined) => void) | undefined;
  /** Tests the connection of the source that has the focus; undefined: of the one that is open. */
  readonly onTest: ((id: string | undefined) => void) | undefined;
  readonly onHelp: () => void;
};

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, pre, [role="menu"], [role="tablist"]';
const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies readonly Arrow[];
const isArrow = (key: string): key is Arrow => arrows.includes(key);

/** Single-key shortcuts of the screen. Inactive while typing; the browser's own shortcuts are not affected. */
export function useSourceKeys(keys: SourceKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing)) return;
    // Elsewhere the arrows scroll the page.
    if (isArrow(event.key)) {
      if (sourceAt(target) !== undefined && moveFocus(event.key)) event.preventDefault();
      return;
    }
    const { onAdd, onTurn, onTest, onHelp } = keys;
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      n: onAdd,
      p: onTurn && (() => onTurn(sourceAt(target))),
      t: onTest && (() => onTest(sourceAt(target))),
      '?': onHelp,
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
