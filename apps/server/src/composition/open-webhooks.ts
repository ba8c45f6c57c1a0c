import { createSecrets, type Random } from '@halyard/identity-provider';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createDeliver, type DeadDelivery } from '../modules/webhooks/deliver-webhook.ts';
import { ensureSecret, openSecret, renewSecret } from '../modules/webhooks/webhook-secret.ts';
import { createWebhookSender } from '../modules/webhooks/webhook-sender.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'egressAllow'>;
  readonly log: EventLog;
  readonly settings: PersonSettings;
  /** 32 bytes that seal the secrets which webhooks are signed with. */
  readonly masterKey: Uint8Array;
  readonly random: Random;
  /** A number from 0 up to 1. */
  readonly chance: () => number;
  readonly onDead: (delivery: DeadDelivery) => void;
};

/** Sends events where their owners want them, signed with a secret of each owner. */
export function openWebhooks(options: Options) {
  const { database, clock, config, log, settings, masterKey, random, chance, onDead } = options;
  const vault = createSecrets(masterKey, random);
  const sender = createWebhookSender(config.egressAllow);
  const renew = (tx: Transaction, ownerId: string) => renewSecret(tx, vault, random, ownerId);
  const readUrl = async (ownerId: string) => (await settings.read(database.read, ownerId)).api.webhookUrl ?? '';
  const deliver = createDeliver({
    database,
    clock,
    log,
    chance,
    onDead,
    post: sender.post,
    readTarget: async (ownerId) => {
      const url = await readUrl(ownerId);
      if (!url) return undefined;
      const kept = await openSecret(database.read, vault, ownerId);
      return { url, secret: kept ?? (await database.write((tx) => ensureSecret(tx, vault, random, ownerId))) };
    },
  });
  return { deliver, readUrl, renewSecret: renew, close: sender.close };
}

export type Webhooks = ReturnType<typeof openWebhooks>;
