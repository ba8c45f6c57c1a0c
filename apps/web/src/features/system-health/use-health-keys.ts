import type { HealthBlock } from '@halyard/contracts/server/system-health.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { idOfBlock } from './block.tsx';

const typing = 'input, textarea, select, [contenteditable="true"], dialog, [role="menu"], [role="tablist"]';
const places: Readonly<Record<string, HealthBlock>> = { n: 'nodes', j: 'work', o: 'outbox', d: 'disk' };
const secondKeyMs = 1_500;

/** Focuses the next or previous row in its block; the first if none has the focus. */
function moveRow(from: Element, step: 1 | -1): void {
  const block = from.closest('section[id^="health-"]');
  const rows = [...(block?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(from));
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/** Single-key shortcuts of the page. Inactive while typing; the browser's own shortcuts are not affected. */
export function useHealthKeys(): void {
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target instanceof Element ? event.target : document.body;
    if (from.closest(typing)) return;
    const key = event.key.toLowerCase();
    const place = event.timeStamp - goneAt.current < secondKeyMs ? places[key] : undefined;
    goneAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (place) {
      const block = document.getElementById(idOfBlock(place));
      block?.focus();
      block?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'j' || key === 'k') moveRow(from, key === 'j' ? 1 : -1);
    else if (key === 'r' || key === 'c')
      from.closest('[data-row]')?.querySelector<HTMLElement>(`button[data-key="${key}"]`)?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
