import type { CoverageNotice } from '@halyard/contracts/crime/crime.ts';

/** The first month of street-level data (data.police.uk, “Changelog”). */
const firstPublishedMonth = '2010-12';

/** The force moved to a new records system in July 2019 and has published no street-level data since then. */
const greaterManchesterSilentFrom = '2019-07';

/** What is known about the force and month (`2026-03`), whether or not a file is here. */
export function noticeFor(force: string, month: string): CoverageNotice | null {
  return force === 'greater-manchester' && month >= greaterManchesterSilentFrom ? 'greater_manchester_2019' : null;
}

/** Whether the month is over, in UTC. */
export function isOver(month: string, now: Date): boolean {
  return month < now.toISOString().slice(0, 7);
}

/** Whether the force may have published the month by now: the month is over and no notice says otherwise. */
export function isPublished(force: string, month: string, now: Date): boolean {
  return month >= firstPublishedMonth && isOver(month, now) && noticeFor(force, month) === null;
}
