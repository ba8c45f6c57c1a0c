import type { Random } from '@halyard/identity-provider';
import type { Config } from '../config.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { Identity } from '../identity/identity.ts';
import { mountApiKeys } from '../modules/api-keys/api-key-routes.ts';
import { readLastFour } from '../modules/api-keys/api-key-store.ts';
import { mountSettings } from '../modules/settings/settings-routes.ts';
import { mountWebhooks } from '../modules/webhooks/webhook-routes.ts';
import { mayBeTarget } from '../platform/egress/egress-rules.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { Webhooks } from './open-webhooks.ts';
import type { PersonSettings } from './person-settings.ts';

type Ports = {
  readonly config: Pick<Config, 'egressAllow'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly random: Random;
  readonly identity: Pick<Identity, 'hasSecondFactor' | 'adminWithin'>;
  readonly defaults: PersonSettings['defaults'];
  readonly webhooks: Webhooks;
  readonly forgetPerson: (personId: string) => void;
};

/** Personal settings: settings, API keys and webhooks. */
export function mountOwnSettings(platform: Platform, ports: Ports): void {
  const { config, log, newId, random, identity, defaults, webhooks, forgetPerson } = ports;

  mountSettings(platform, {
    log,
    defaults,
    readLastFour,
    hasSecondFactor: identity.hasSecondFactor,
    onSaved: forgetPerson,
    mayBeTarget: (address) => mayBeTarget(address, config.egressAllow),
    forgetDevices: (tx, personId) => identity.adminWithin(tx).forgetAllDevices(personId),
  });
  mountApiKeys(platform, { log, random });
  mountWebhooks(platform, {
    log,
    newId,
    readUrl: webhooks.readUrl,
    renewSecret: webhooks.renewSecret,
    deliverOnce: (deliveryId) => webhooks.deliver(deliveryId, { mayRetry: false }),
  });
}
