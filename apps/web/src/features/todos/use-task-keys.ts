import { useEffect, useEffectEvent } from 'react';

type TaskKeys = {
  readonly onNew: () => void;
  /** 1 for the next task, -1 for the one before. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onHelp: () => void;
};

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** Single-key shortcuts of the task screen. Inactive while typing; the browser's own shortcuts are not affected. */
export function useTaskKeys(keys: TaskKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing)) return;
    const actions: Record<string, () => void> = {
      n: keys.onNew,
      j: () => keys.onMove(1),
      k: () => keys.onMove(-1),
      e: keys.onEdit,
      '?': keys.onHelp,
      // On a button or checkbox the space bar means that control.
      ...(target.matches('[data-task]') && { ' ': keys.onToggle }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
