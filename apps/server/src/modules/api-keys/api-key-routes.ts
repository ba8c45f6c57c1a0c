import { regenerateApiKey, revokeApiKey } from '@halyard/contracts/accounts/settings.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { Random } from '@halyard/identity-provider';
import type { Transaction } from '../../database/database.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import { removeKey, saveKey } from './api-key-store.ts';
import { hashKey, lastFourOf, makeKey } from './make-key.ts';

type Ports = { readonly log: EventLog; readonly random: Random };

export function mountApiKeys(platform: Platform, { log, random }: Ports): void {
  const { clock } = platform;

  async function record(tx: Transaction, actor: Actor, kind: EventKind) {
    await log.record(tx, {
      at: clock(),
      kind,
      severity: 'medium',
      actor,
      audienceId: actor.id,
      subject: null,
      objectType: 'api_key',
      objectId: actor.id,
    });
  }

  mountChange(platform, regenerateApiKey, async ({ tx, caller, actor }) => {
    const key = makeKey(random);
    await saveKey(tx, caller.id, { hash: hashKey(key), lastFour: lastFourOf(key) }, clock());
    await record(tx, actor, 'api_key_created');
    return { apiKey: key };
  });

  mountChange(platform, revokeApiKey, async ({ tx, caller, actor }) => {
    if (await removeKey(tx, caller.id)) await record(tx, actor, 'api_key_revoked');
    return undefined;
  });
}
