import { useEffect, useEffectEvent } from 'react';

type AttackKeys = {
  readonly onSwap: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Whether there was anything to close. */
  readonly onClose: () => boolean;
};

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';

const openMenu = (which: 'a' | 'b') => () =>
  document.querySelector<HTMLButtonElement>(`[data-layer-menu="${which}"] button`)?.click();

/** Single-key shortcuts of the screen. Inactive while typing; the browser's own shortcuts are not affected. */
export function useAttackKeys(keys: AttackKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing)) return;
    if (event.key === 'Escape') {
      if (keys.onClose()) event.preventDefault();
      return;
    }
    const actions: Readonly<Record<string, () => void>> = {
      a: openMenu('a'),
      b: openMenu('b'),
      x: keys.onSwap,
      '/': keys.onSearch,
      '?': keys.onHelp,
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
