const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-notification], h2 > button')];

/**
 * Moves the focus among groups and notifications with the arrows, Home and End; returns whether the key was handled.
 */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const stops = stopsOf(root);
  const here = stops.findIndex((stop) => stop === document.activeElement || stop.contains(document.activeElement));
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: stops.length - 1 }[key];
  if (next === undefined || here < 0) return false;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
  return true;
}

/** The next focus when a notification is removed: the one after it, before it, or the head of its group. */
export function neighbourOf(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  const item = list?.querySelector(`[data-notification="${id}"]`);
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  return (beside as HTMLElement | null | undefined) ?? list?.parentElement?.querySelector<HTMLElement>('h2 > button');
}
