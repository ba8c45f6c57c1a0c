import { ApiError } from '@halyard/contracts/errors.ts';
import { heartbeatMs, streamsOfNodeMax, streamsOfPersonMax } from '@halyard/contracts/work/live.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Credentials, Identify } from '../../platform/callers/identify.ts';
import { createWriteAnnouncer, fromText, type Message } from './announce-writes.ts';
import { createEventFeed } from './event-feed.ts';
import {
  type AudienceEvent,
  concerns,
  eventFrame,
  type Follower,
  notificationsFrame,
  positionFrame,
  readMissed,
  resyncFrame,
  retryFrame,
  sessionEndedFrame,
} from './live-event.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

const pollWhileDeafMs = 1_000;
const missedAtMost = 1_000;
const recheckMs = 60_000;
const comeBackMs = 500;
// Longer than a changed role or a revoked session may be remembered at the door.
const recheckSoonMs = 700;
const endsRights =
  /^(user_|role_|account_|signed_out|session_ended|password_changed|password_reset_required|refresh_token_reused)/;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (cause: unknown) => void;
  /** 0 to 1, so that clients do not reconnect at the same moment. */
  readonly chance: () => number;
  /** Background work was queued by this node, and that is committed. */
  readonly onWorkQueued?: () => void;
  /** Milliseconds between two signs of life. */
  readonly beatEveryMs?: number;
};

type Joining = {
  readonly follower: Follower;
  readonly credentials: Credentials;
  /** The id after which the caller missed something; undefined at a first connection. */
  readonly after: number | undefined;
};

/**
 * All events, passed on to the open streams of this node. They are read from the log, triggered by this process's own
 * commits and by messages of other nodes; without messages, the log is polled every second.
 */
export function createLive(options: Options) {
  const { database, clock, onFailure, chance, onWorkQueued, beatEveryMs = heartbeatMs } = options;
  const streams = new Map<LiveStream, { checkedAt: number }>();
  let identify: Identify = async () => undefined;
  let isListening = database.channel === undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let beatTimer: NodeJS.Timeout | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const streamsOf = (personId: string) => [...streams.keys()].filter((stream) => stream.personId === personId);
  const feed = createEventFeed({ db: database.read, onEvents: passOn, onFailure });
  const announcer = createWriteAnnouncer({ database, onCommitted: hearAll });

  function passOn(events: readonly AudienceEvent[]) {
    const frames = events.map((event) => ({ event, frame: eventFrame(event) }));
    for (const stream of streams.keys()) {
      const follower = stream.follower();
      const own = frames.filter(({ event }) => concerns(event, follower)).map(({ frame }) => frame);
      if (own.length > 0) stream.send(own.join(''));
    }
    for (const { kind, audienceId, objectId } of events) if (endsRights.test(kind)) recheckSoon([audienceId, objectId]);
  }

  function hear(message: Message) {
    if (message === 'work') onWorkQueued?.();
    if (message === 'work' || streams.size === 0) return;
    if (message === 'events') feed.catchUp();
    else for (const stream of streamsOf(message.personId)) stream.send(notificationsFrame);
  }

  function hearAll(messages: readonly Message[]): void {
    for (const message of messages) hear(message);
  }

  async function recheck(stream: LiveStream) {
    const position = streams.get(stream);
    if (!position) return;
    position.checkedAt = clock();
    try {
      const caller = await identify(stream.credentials);
      if (caller) stream.setAdmin(caller.role === 'admin');
      // The token may expire while the session lives: a client with a new one continues.
      else stream.end();
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'account_inactive') throw cause;
      stream.end(sessionEndedFrame(cause.code));
    }
  }

  function recheckSoon(personIds: readonly (string | null)[]) {
    const concerned = [...streams.keys()].filter(({ personId }) => personIds.includes(personId));
    if (concerned.length === 0) return;
    const recheckAll = () => Promise.all(concerned.map(recheck)).catch(onFailure);
    setTimeout(recheckAll, recheckSoonMs).unref();
  }

  function beat() {
    for (const [stream, { checkedAt }] of streams) {
      stream.beat();
      if (Math.abs(clock() - checkedAt) >= recheckMs) recheck(stream).catch(onFailure);
    }
    // A message may be lost with a dead connection.
    if (streams.size > 0) feed.catchUp();
  }

  function startTimers() {
    beatTimer ??= setInterval(beat, beatEveryMs).unref();
    pollTimer ??= setInterval(() => {
      if (!isListening && streams.size > 0) feed.catchUp();
    }, pollWhileDeafMs).unref();
    stopListening ??= database.channel?.listen({
      onMessage: (text) => hear(fromText(text)),
      onListening() {
        isListening = true;
        feed.catchUp();
      },
      onLost() {
        isListening = false;
      },
    });
  }

  function remove(stream: LiveStream) {
    streams.delete(stream);
    if (streams.size === 0) feed.stop();
  }

  function requireRoom(personId: string) {
    if (isClosed || streams.size >= streamsOfNodeMax) throw new ApiError('unavailable');
    if (streamsOf(personId).length >= streamsOfPersonMax) throw new ApiError('too_many_streams');
  }

  /** The frames that bring the caller up to `place`. */
  async function makeUp(follower: Follower, after: number | undefined, position: number): Promise<string> {
    if (after === undefined || after === position) return positionFrame(position);
    if (after > position) return resyncFrame + positionFrame(position);
    const missed = await readMissed(database.read, follower, { after, upTo: position, limit: missedAtMost + 1 });
    const frames = missed.length > missedAtMost ? resyncFrame : missed.map(eventFrame).join('');
    return frames + positionFrame(position);
  }

  return {
    /** The database whose writes are announced; all writes of the process go through it. */
    database: announcer.database,
    /** Hears of what another thread of this process has committed. */
    hear: hearAll,
    recordHappened: (tx: Transaction) => announcer.announce(tx, 'events'),
    workQueued: (tx: Transaction) => announcer.announce(tx, 'work'),
    notificationsChanged: (tx: Transaction, personId: string) => announcer.announce(tx, { personId }),
    /** Checks again who a stream belongs to. */
    identifyWith(ask: Identify) {
      identify = ask;
    },
    /** Registers a stream; returns it with its initial messages. Rejects if the limit is reached. */
    async join({ follower, credentials, after }: Joining) {
      requireRoom(follower.personId);
      const stream: LiveStream = createLiveStream({ follower, credentials, onEnd: () => remove(stream) });
      streams.set(stream, { checkedAt: clock() });
      try {
        startTimers();
        return { stream, first: await makeUp(follower, after, await feed.start()) };
      } catch (cause) {
        remove(stream);
        throw cause;
      }
    },
    /** Ends every stream immediately with a retry time, for another node; no new ones are accepted. */
    async close() {
      isClosed = true;
      clearInterval(beatTimer);
      clearInterval(pollTimer);
      for (const stream of streams.keys()) stream.end(retryFrame(comeBackMs + chance() * comeBackMs));
      await stopListening?.();
    },
    openStreams: () => streams.size,
  };
}

export type Live = ReturnType<typeof createLive>;
