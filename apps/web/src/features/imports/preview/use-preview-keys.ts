import { type PreviewChange, previewChanges } from '@halyard/contracts/intelligence/import-preview.ts';
import { useEffect, useEffectEvent } from 'react';

type PreviewKeys = {
  readonly onToggleType: (type: string) => void;
  readonly onFilter: (change: PreviewChange) => void;
  readonly onPublish: () => void;
  readonly onHelp: () => void;
};

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';
const item = '[data-preview-item]';

/**
 * Moves the focus within a list, and down from anywhere else into the objects; false at the ends of a list, and if
 * there is no target.
 */
function moveFocus(target: Element, step: 1 | -1): boolean {
  if (!target.closest('[data-preview-list]')) {
    const first = document.querySelector<HTMLElement>(`[data-preview-list="objects"] ${item}`);
    if (step === 1) first?.focus();
    return step === 1 && first !== null;
  }
  const items = [...(target.closest('[data-preview-list]')?.querySelectorAll<HTMLElement>(item) ?? [])];
  const next = items[items.indexOf(target as HTMLElement) + step];
  if (!target.matches(item) || !next) return false;
  next.focus();
  return true;
}

/** Keys of the preview. Inactive while typing; Ctrl+Enter publishes from everywhere but a dialog. */
export function usePreviewKeys(keys: PreviewKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.altKey || target.closest('dialog')) return;
    const done = (action: () => unknown) => {
      if (action() !== false) event.preventDefault();
    };
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'Enter') done(keys.onPublish);
      return;
    }
    if (target.closest(typing)) return;
    const type = target.closest<HTMLElement>('[data-preview-type]')?.dataset.previewType;
    const change = previewChanges[Number(event.key) - 1];
    if (event.key === 'ArrowDown') done(() => moveFocus(target, 1));
    else if (event.key === 'ArrowUp') done(() => moveFocus(target, -1));
    else if (event.key === ' ' && type !== undefined) done(() => keys.onToggleType(type));
    else if (event.key === '?') done(keys.onHelp);
    else if (change) done(() => keys.onFilter(change));
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
