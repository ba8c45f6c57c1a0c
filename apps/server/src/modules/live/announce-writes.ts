import type { Database, Transaction } from '../../database/database.ts';

/**
 * `events`: something was recorded. `work`: something was queued; other nodes poll for it. Otherwise the id of the user
 * whose notifications changed.
 */
export type Message = 'events' | 'work' | { readonly personId: string };

const personMark = 'notifications:';
const toText = (message: Message) => (typeof message === 'string' ? message : `${personMark}${message.personId}`);
export const fromText = (text: string): Message =>
  text.startsWith(personMark) ? { personId: text.slice(personMark.length) } : 'events';

type Options = {
  readonly database: Database;
  /** Hears of what this process has committed. */
  readonly onCommitted: (messages: readonly Message[]) => void;
};

/** Announces committed writes: to this process, and to other nodes if the database has a channel. */
export function createWriteAnnouncer({ database, onCommitted }: Options) {
  const pending = new WeakMap<Transaction, Map<string, Message>>();

  const announcing =
    (write: Database['write']): Database['write'] =>
    async (work) => {
      let used: Transaction | undefined;
      const result = await write((tx) => {
        used = tx;
        return work(tx);
      });
      const messages = used && pending.get(used);
      if (messages) onCommitted([...messages.values()]);
      return result;
    };

  return {
    async announce(tx: Transaction, message: Message): Promise<void> {
      const text = toText(message);
      const messages = pending.get(tx) ?? new Map<string, Message>();
      if (messages.has(text)) return;
      pending.set(tx, messages.set(text, message));
      if (message !== 'work') await database.channel?.send(tx, text);
    },
    database: { ...database, write: announcing(database.write), writeStep: announcing(database.writeStep) },
  };
}
