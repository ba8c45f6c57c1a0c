import { useEffect, useEffectEvent } from 'react';

type QueueKeys = {
  /** 1 for the next alert, -1 for the one before. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onSelect: (isRange: boolean) => void;
  readonly onFold: (isUnfolded: boolean) => void;
  readonly onAcknowledge: () => void;
  readonly onAssign: () => void;
  readonly onIncident: () => void;
  readonly onClose: () => void;
  readonly onUndo: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Whether there was anything to clear. */
  readonly onClear: () => boolean;
};

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';
const inList = '[data-queue]';

/** Single-key shortcuts of the alert queue. Inactive while typing; the browser's own shortcuts are not affected. */
export function useQueueKeys(keys: QueueKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing)) return;
    if (event.key === 'Escape') {
      if (keys.onClear()) event.preventDefault();
      return;
    }
    const actions: Record<string, () => void> = {
      j: () => keys.onMove(1),
      k: () => keys.onMove(-1),
      x: () => keys.onSelect(event.shiftKey),
      a: keys.onAcknowledge,
      o: keys.onAssign,
      i: keys.onIncident,
      c: keys.onClose,
      u: keys.onUndo,
      '/': keys.onSearch,
      '?': keys.onHelp,
    };
    // Elsewhere the arrows scroll.
    if (target.closest(inList)) {
      actions.arrowdown = () => keys.onMove(1);
      actions.arrowup = () => keys.onMove(-1);
      actions.arrowleft = () => keys.onFold(false);
      actions.arrowright = () => keys.onFold(true);
    }
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
