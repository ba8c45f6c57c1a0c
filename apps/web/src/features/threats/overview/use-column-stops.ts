import { type KeyboardEvent, useState } from 'react';

/** The columns of a chart as one stop of the Tab key, at first the newest; arrows, Home and End move between them. */
export function useColumnStops(count: number) {
  const [reached, setReached] = useState<number | null>(null);
  const last = count - 1;
  const stop = Math.min(reached ?? last, last);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${Math.min(Math.max(next, 0), last)}"]`)?.focus();
  }

  return { stop, onKeyDown, onReached: setReached };
}
