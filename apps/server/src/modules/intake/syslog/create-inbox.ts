import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { keepDelivery, packDelivery } from '../delivery-store.ts';
import type { HasRoom } from '../waiting-room.ts';
import { encodeLine, joinLines } from './encode-lines.ts';
import { findSource } from './find-source.ts';
import type { Tally, Warn } from './tally.ts';

/** Maximum size of one gathered delivery. */
const gatheredForMs = 500;
const messagesMax = 200;
const bytesMax = 262_144;
/** Messages that are in memory until they are written; each costs more than its bytes. */
const heldMax = 1_048_576;
const costOfOne = 128;
const lookAgainMs = 500;
const triesAtTheEnd = 3;
const sendersNamed = 20;

type Batch = { readonly lines: Buffer[]; readonly senders: Set<string>; bytes: number };
const newBatch = (): Batch => ({ lines: [], senders: new Set(), bytes: 0 });
const costOf = ({ lines, bytes }: Batch) => bytes + lines.length * costOfOne;

export type InboxPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly sourceId: string;
  /** Whether few enough deliveries of the source wait. */
  readonly hasRoom: HasRoom;
  /** Something waits to be mapped. */
  readonly wake: () => void;
  readonly warn: Warn;
  readonly tally: Tally;
  readonly onFailure: (cause: unknown) => void;
};

type Hearer = {
  /** There is capacity again. */
  readonly onRoom: () => void;
  /** The source was deleted, or never existed. */
  readonly onRefused: () => void;
};

/** Collects messages into deliveries of their source and stores those, one after the other. */
export function createInbox({ database, clock, newId, sourceId, hasRoom, tally, ...ports }: InboxPorts, hear: Hearer) {
  // Two nodes may store the same lines in the same millisecond.
  const ownId = newId();
  let deliveries = 0;
  let batch = newBatch();
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  const queue: Batch[] = [];
  let writing: Promise<void> | undefined;
  let problem: string | undefined;
  let isAccepting = false;
  let isFull = false;
  let isClosing = false;
  let roomTimer: NodeJS.Timeout | undefined;
  let stopWaiting: (() => void) | undefined;

  const isOpen = () => isAccepting && !isFull && held < heldMax;

  async function requireSource() {
    const found = await findSource(database.read, sourceId);
    if (found.problem !== undefined && found.problem !== problem)
      ports.warn({ source: sourceId }, `syslog is not accepted: ${found.problem}`);
    problem = found.problem;
    isAccepting = problem === undefined;
    if (!isAccepting) hear.onRefused();
    return found.source;
  }

  /** While too many deliveries wait to be mapped, nothing more is read. */
  async function checkRoom(): Promise<void> {
    clearTimeout(roomTimer);
    try {
      const source = await requireSource();
      isFull = source !== undefined && !(await hasRoom(source));
    } catch (cause) {
      ports.onFailure(cause);
      isFull = true;
    }
    if (isFull && !isClosing) roomTimer = setTimeout(checkRoom, lookAgainMs).unref();
    if (isOpen()) hear.onRoom();
  }

  /** Resolves after a while, or immediately when the server stops. */
  const wait = () =>
    new Promise<void>((resolve) => {
      stopWaiting = resolve;
      setTimeout(resolve, lookAgainMs).unref();
    });

  async function pack({ lines, senders }: Batch) {
    const source = await requireSource();
    if (!source) return undefined;
    deliveries++;
    return packDelivery({
      sourceId,
      now: clock(),
      mediaType: 'text/plain',
      headers: { 'syslog-senders': [...senders].join(', ') },
      body: joinLines(lines),
      sample: source.sample,
      moment: `${ownId}:${deliveries}`,
    });
  }

  /** Tries until it is kept; a server that stops tries a few times. */
  async function keep(kept: Batch): Promise<void> {
    let packed: Awaited<ReturnType<typeof pack>>;
    for (let triesLeft = triesAtTheEnd; ; )
      try {
        // Once, so that the key stays the same: a delivery stored despite a lost response is not stored twice.
        packed ??= await pack(kept);
        const delivery = packed;
        if (delivery) await database.write((tx) => keepDelivery(tx, delivery));
        else tally.count('messages without a source were dropped', { source: sourceId }, kept.lines.length);
        return;
      } catch (cause) {
        ports.onFailure(cause);
        if (isClosing) triesLeft--;
        if (triesLeft === 0) {
          tally.count('messages were lost, as they could not be written', { source: sourceId }, kept.lines.length);
          return;
        }
        await wait();
      }
  }

  function write(): void {
    writing ??= (async () => {
      for (let next = queue[0]; next; next = queue[0]) {
        await keep(next);
        ports.wake();
        queue.shift();
        held -= costOf(next);
        await checkRoom();
      }
      writing = undefined;
    })();
  }

  function endBatch(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch.lines.length === 0) return;
    queue.push(batch);
    batch = newBatch();
    write();
  }

  /** Keeps all that was gathered. */
  async function flush(): Promise<void> {
    endBatch();
    stopWaiting?.();
    await writing;
  }

  return {
    /** Whether messages have a source to belong to. */
    isAccepting: () => isAccepting,
    /** Whether more may be read. */
    isOpen,
    add(message: Buffer, sender: string): void {
      const line = encodeLine(message);
      if (batch.bytes + line.length > bytesMax) endBatch();
      batch.lines.push(line);
      batch.bytes += line.length;
      if (batch.senders.size < sendersNamed) batch.senders.add(sender);
      held += line.length + costOfOne;
      if (batch.lines.length >= messagesMax) endBatch();
      else timer ??= setTimeout(endBatch, gatheredForMs).unref();
    },
    /** Looks whether the source is there, and has room. */
    look: checkRoom,
    flush,
    async close(): Promise<void> {
      isClosing = true;
      clearTimeout(roomTimer);
      await flush();
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
