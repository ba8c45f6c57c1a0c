import { listEvents, markEventsSeen } from '@halyard/contracts/events.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import {
  type Audience,
  advanceMark,
  countEvents,
  countTicks,
  countUnseen,
  readEvents,
  readMark,
} from './event-store.ts';

const windowMs = 24 * 60 * 60 * 1000;

const audienceOf = ({ id, role }: Caller): Audience => ({ personId: id, isAdmin: role === 'admin' });

export function mountEvents(platform: Platform): void {
  const { clock, database } = platform;

  mountRead(platform, listEvents, async ({ caller, query }) => {
    const until = clock();
    const since = until - windowMs;
    const audience = audienceOf(caller);
    const seenUpTo = await readMark(database.read, caller.id);
    return {
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
      counts: await countEvents(database.read, audience, since),
      ticks: await countTicks(database.read, audience, since),
      ...(await readEvents(database.read, audience, { since, ...query })),
      seenUpTo,
      unseen: await countUnseen(database.read, audience, since, seenUpTo),
    };
  });

  mountChange(platform, markEventsSeen, async ({ tx, caller, body }) => {
    await advanceMark(tx, caller.id, body.upTo);
    return undefined;
  });
}
