import type { EventTick, Severity } from '@halyard/contracts/events.ts';

/** A tick of the strip: where it is from 0 to 1, and the most severe of the events that share its place. */
export type Tick = { readonly fraction: number; readonly severity: Severity };

/** Places the marks that the server has counted; one that began before the window is at its edge. */
export const layOutTicks = (ticks: readonly EventTick[], since: number, until: number): Tick[] =>
  ticks.map(({ at, severity }) => ({
    fraction: Math.min(1, Math.max(0, (Date.parse(at) - since) / (until - since))),
    severity,
  }));

const hourMs = 3_600_000;
const everyHours = 3;

/** Full hours to label, every third of the person's clock. */
export function layOutHours(
  since: number,
  until: number,
  hourOf: (at: number) => number,
): { at: number; fraction: number }[] {
  const first = Math.ceil(since / hourMs) * hourMs;
  const hours: { at: number; fraction: number }[] = [];
  for (let at = first; at < until; at += hourMs) {
    const fraction = (at - since) / (until - since);
    // Beside an open assistant the strip is narrow: a later label would overlap "now".
    if (hourOf(at) % everyHours === 0 && fraction < 0.92 && fraction > 0.01) hours.push({ at, fraction });
  }
  return hours;
}
