import { changeDeadLetters, listMessages as listMessagesEndpoint } from '@halyard/contracts/server/system-health.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { changeDeadLetter, type DeadLetterPorts } from './change-dead-letters.ts';
import { listMessages } from './list-messages.ts';

const changedAtOnce = 1_000;
const kinds = {
  replay: 'dead_letters_replayed',
  discard: 'dead_letters_discarded',
  restore: 'dead_letters_restored',
} as const;

export type MessagePorts = DeadLetterPorts & { readonly log: EventLog };

/** The rows behind the figures of the outbox, and the actions on dead letters. */
export function mountMessages(platform: Platform, ports: MessagePorts): void {
  const { database, clock } = platform;

  mountRead(platform, listMessagesEndpoint, ({ query: { channel, state, ...page } }) =>
    listMessages(database.read, { channel, state }, clock(), page),
  );

  mountChange(platform, changeDeadLetters, async ({ tx, actor, body: { channel, change, ids: given } }) => {
    const all = async () =>
      (await listMessages(tx, { channel, state: 'dead' }, clock(), { limit: changedAtOnce })).messages;
    const wanted = given ?? (await all()).map(({ id }) => id);
    const ids: string[] = [];
    for (const id of wanted) if (await changeDeadLetter(tx, ports, { channel, id, change })) ids.push(id);
    if (ids.length > 0)
      await ports.log.record(tx, {
        at: clock(),
        kind: kinds[change],
        severity: 'low',
        actor,
        audienceId: null,
        objectType: 'work',
        objectId: null,
        subject: channel,
        details: { count: ids.length },
        after: { change, ids },
      });
    if (channel === 'source' && change === 'replay') ports.wakeIntake();
    return { ids };
  });
}
