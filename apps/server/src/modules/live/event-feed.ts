import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { type AudienceEvent, readEventsAfter, readNewestId } from './live-event.ts';

const readAtOnce = 1_000;

type Options = {
  readonly db: Kysely<Schema>;
  readonly onEvents: (events: readonly AudienceEvent[]) => void;
  /** Reading failed; the next call retries from the same position. */
  readonly onFailure: (cause: unknown) => void;
};

/** Reads the log further. However often it is called, one query is running and at most one more waits. */
export function createEventFeed({ db, onEvents, onFailure }: Options) {
  let position: number | undefined;
  let starting: Promise<number> | undefined;
  let isReading = false;
  let isAskedAgain = false;

  async function readOn() {
    for (;;) {
      const from = position;
      const events = from === undefined ? [] : await readEventsAfter(db, from, readAtOnce);
      const last = events.at(-1);
      // It may have been stopped and restarted in the meantime.
      if (!last || position !== from) return;
      position = last.id;
      onEvents(events);
    }
  }

  async function catchUp(): Promise<void> {
    if (isReading) {
      isAskedAgain = true;
      return;
    }
    isReading = true;
    try {
      do {
        isAskedAgain = false;
        await readOn();
      } while (isAskedAgain);
    } catch (cause) {
      onFailure(cause);
    } finally {
      isReading = false;
    }
  }

  async function begin(): Promise<number> {
    try {
      position = await readNewestId(db);
      return position;
    } finally {
      starting = undefined;
    }
  }

  return {
    /** The id up to which everything was passed on; the first caller sets it to the end of the log. */
    async start(): Promise<number> {
      if (position !== undefined) return position;
      starting ??= begin();
      return starting;
    },
    /** No listeners anymore: events need not be read meanwhile. */
    stop() {
      position = undefined;
    },
    catchUp,
  };
}
