import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { ReadEvent } from './misp-events.ts';

/** Events that could not be read, with the timestamp of the version that was asked for and how often it was. */
export type MispFailed = Readonly<Record<string, readonly [timestamp: number, tries: number]>>;

export const isFailed = (value: unknown): value is MispFailed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Runs that ask for one version of an event. */
const triesMax = 5;
/** Events that are asked for again: a server whose events are all broken is no reason for a request each. */
const failedMax = 100;

/** What a run could not read: what is asked for again, and what of it is told. */
export class UnreadEvents {
  readonly #failed: Map<string, readonly [timestamp: number, tries: number]>;
  /** Events of this run that are not read; the first says where to look. */
  left = 0;
  first: string | null = null;

  constructor(before: MispFailed) {
    this.#failed = new Map(Object.entries(before));
  }

  /** Those that a run asks for by themselves. */
  due(): readonly string[] {
    return [...this.#failed.keys()];
  }

  failed(): MispFailed {
    return Object.fromEntries(this.#failed);
  }

  /** What is rejected of an event; `place` is where it stood if it has no name. */
  take({ uuid, timestamp, rejected, problem }: ReadEvent, place: string): readonly Rejection[] {
    if (problem === null) {
      this.#failed.delete(uuid);
      return rejected;
    }
    const [version, tried] = this.#failed.get(uuid) ?? [timestamp, 0];
    // Of one that is not sent at all nobody knows which version it was.
    const tries = timestamp === 0 || version === timestamp ? tried + 1 : 1;
    const isTriedAgain = uuid !== '' && tries < triesMax && (this.#failed.has(uuid) || this.#failed.size < failedMax);
    if (isTriedAgain) this.#failed.set(uuid, [timestamp || version, tries]);
    else this.#failed.delete(uuid);
    if (isTriedAgain || tried === 0) {
      this.left += 1;
      this.first ??= uuid || place;
    }
    const next = isTriedAgain
      ? 'asked for again in the next run'
      : 'asked for again once it changes, or the source is read again';
    const detail = `${problem.slice(0, 100).replace(/\.?$/, '.')} Try ${tries} of ${triesMax}; ${next}.`;
    return [{ place: uuid || place, objectId: null, reason: 'not_an_object', detail }];
  }
}
