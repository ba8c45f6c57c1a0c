import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { ReadEvent } from './misp-events.ts';

/** Unreadable events, with the timestamp of the requested version and the number of attempts. */
export type MispFailed = Readonly<Record<string, readonly [timestamp: number, tries: number]>>;

export const isFailed = (value: unknown): value is MispFailed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum attempts for one version of an event. */
const triesMax = 5;
/** Maximum repeated events: a server with only broken events does not justify a request each. */
const failedMax = 100;

/** Unreadable events of a run: those to request again, and the reported ones. */
export class UnreadEvents {
  readonly #failed: Map<string, readonly [timestamp: number, tries: number]>;
  /** Unread events of this run; the first names the location of the error. */
  left = 0;
  first: string | null = null;

  constructor(before: MispFailed) {
    this.#failed = new Map(Object.entries(before));
  }

  /** Those that a run requests individually. */
  due(): readonly string[] {
    return [...this.#failed.keys()];
  }

  failed(): MispFailed {
    return Object.fromEntries(this.#failed);
  }

  /** A rejected event; `place` is its position if it has no name. */
  take({ uuid, timestamp, rejected, problem }: ReadEvent, place: string): readonly Rejection[] {
    if (problem === null) {
      this.#failed.delete(uuid);
      return rejected;
    }
    const [version, tried] = this.#failed.get(uuid) ?? [timestamp, 0];
    // The version of an event that is not sent at all is unknown.
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
