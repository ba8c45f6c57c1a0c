import type { KeyboardEvent } from 'react';

const rowIn = (element: Element | null) => element?.closest<HTMLElement>('[data-threat]') ?? null;

function focusRow(row: Element | null) {
  row?.querySelector<HTMLElement>('[data-opens]')?.focus();
}

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  j: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  k: 'previousElementSibling',
};

type Options = { readonly onToggle: (id: string, isRange: boolean) => void };

/** Keys of a table of threats: arrows move from row to row, x ticks, with Shift a whole range. */
export function useRowKeys({ onToggle }: Options) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const row = rowIn(event.target);
    if (!row || event.target.matches('select, input:not([type="checkbox"])')) return;
    const step = steps[event.key];
    if (step) focusRow(row[step]);
    else if (event.key.toLowerCase() === 'x' && row.dataset.threat) onToggle(row.dataset.threat, event.shiftKey);
    else return;
    event.preventDefault();
  };
}
