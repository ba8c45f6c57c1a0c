import { type Severity, type Signal, severities } from '@halyard/contracts/signals.ts';

/** A tick of the strip: where it stands from 0 to 1, and the gravest of the signals that share its place. */
export type Tick = { readonly place: number; readonly severity: Severity; readonly count: number };

// More than the pixels of a wide screen can show apart.
const slots = 720;
const rank = (severity: Severity) => severities.length - severities.indexOf(severity);

/** Signals that fall on the same spot become one tick, so that a thousand of them stay light. */
export function layOutTicks(signals: readonly Signal[], since: number, until: number): Tick[] {
  const ticks = new Map<number, Tick>();
  for (const { at, severity } of signals) {
    const share = (Date.parse(at) - since) / (until - since);
    const slot = Math.min(slots - 1, Math.max(0, Math.floor(share * slots)));
    const there = ticks.get(slot);
    const graver = there && rank(there.severity) > rank(severity) ? there.severity : severity;
    ticks.set(slot, { place: (slot + 0.5) / slots, severity: graver, count: (there?.count ?? 0) + 1 });
  }
  return [...ticks.values()];
}

const hourMs = 3_600_000;
const everyHours = 3;

/** Full hours to label, every third of the person's clock. */
export function layOutHours(
  since: number,
  until: number,
  hourOf: (at: number) => number,
): { at: number; place: number }[] {
  const first = Math.ceil(since / hourMs) * hourMs;
  const hours: { at: number; place: number }[] = [];
  for (let at = first; at < until; at += hourMs) {
    const place = (at - since) / (until - since);
    // Beside an open assistant the strip is narrow: a later label would run into "now".
    if (hourOf(at) % everyHours === 0 && place < 0.92 && place > 0.01) hours.push({ at, place });
  }
  return hours;
}
