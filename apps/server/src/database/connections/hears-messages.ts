import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database.ts';

const patienceMs = 3_000;

/**
 * Whether a message sent through `database` reaches the node's listener within `withinMs`. Behind a pooler in
 * transaction mode LISTEN succeeds, but nothing ever arrives.
 */
export async function hearsMessages({ channel, write }: Pick<Database, 'channel' | 'write'>, withinMs = patienceMs) {
  if (!channel) return true;
  const message = `self-test ${randomUUID()}`;
  const heard = Promise.withResolvers<boolean>();
  const stop = channel.listen({
    onMessage: (text) => text === message && heard.resolve(true),
    onListening: () => void write((tx) => channel.send(tx, message)).catch(heard.reject),
    onLost: () => {},
  });
  try {
    return await Promise.race([heard.promise, wait(withinMs, false, { ref: false })]);
  } finally {
    await stop();
  }
}
