import { getSettings, putSettings, type Settings } from '@halyard/contracts/accounts/settings.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { RequestContext } from '../../platform/mount/handlers.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { changesAnything, changesSecurity, opensApi, weakensSecurity } from './compare-settings.ts';
import { type KeptSettings, lockSettings, readSettings, saveSettings } from './settings-store.ts';

type Ports = {
  readonly log: EventLog;
  readonly defaults: Settings;
  /** The last four characters of the person's API key. */
  readonly readLastFour: (db: Kysely<Schema>, personId: string) => Promise<string | undefined>;
  readonly hasSecondFactor: (db: Kysely<Schema>, personId: string) => Promise<boolean>;
  /** Whether a webhook may be sent there. */
  readonly mayBeTarget: (address: string) => boolean;
  readonly forgetDevices: (tx: Transaction, personId: string) => Promise<void>;
  /** Makes the new rules effective on this node immediately. */
  readonly onSaved: (personId: string) => void;
};

const masked = (lastFour: string | undefined) => (lastFour === undefined ? '' : `${'•'.repeat(12)}${lastFour}`);

export function mountSettings(platform: Platform, ports: Ports): void {
  const { clock, database } = platform;
  const { log, defaults, readLastFour, hasSecondFactor } = ports;

  async function describe(db: Kysely<Schema>, personId: string, kept: KeptSettings): Promise<Settings> {
    const { webhookUrl = '', ...api } = kept.api;
    return {
      ...kept,
      security: { ...kept.security, twoFactorAuth: await hasSecondFactor(db, personId) },
      api: { ...api, apiKey: masked(await readLastFour(db, personId)), webhookUrl },
    };
  }

  /** The second factor is switched by the identity provider, with a code; here its state can only be confirmed. */
  async function requireTrueSecondFactor(tx: Transaction, caller: Caller, { security }: Settings) {
    const enrolled = await hasSecondFactor(tx, caller.id);
    if (security.twoFactorAuth && !enrolled) throw new ApiError('second_factor_not_enrolled');
    if (!security.twoFactorAuth && enrolled) throw new ApiError('second_factor_enrolled');
  }

  function requireAllowedTarget(before: Settings, { api }: Settings) {
    const { webhookUrl = '' } = api;
    if (webhookUrl !== '' && webhookUrl !== before.api.webhookUrl && !ports.mayBeTarget(webhookUrl))
      throw new ApiError('webhook_not_allowed');
  }

  type Saving = Pick<RequestContext<typeof putSettings>, 'caller' | 'body' | 'requireRecentSignIn'>;

  async function save(tx: Transaction, before: KeptSettings, saving: Saving): Promise<KeptSettings> {
    const { caller, body, requireRecentSignIn } = saving;
    if (body.version !== undefined && body.version !== before.version) throw new ApiError('settings_changed');
    const { apiKey: _, ...api } = body.api;
    const security = { ...body.security, twoFactorAuth: before.security.twoFactorAuth };
    const after = { ...body, security, api: { webhookUrl: '', ...api }, version: before.version + 1 };
    if (weakensSecurity(before.security, after.security) || opensApi(before.api, after.api)) requireRecentSignIn();
    await requireTrueSecondFactor(tx, caller, body);
    requireAllowedTarget(before, after);
    await saveSettings(tx, caller.id, after, clock());
    if (before.security.deviceManagement && !after.security.deviceManagement) await ports.forgetDevices(tx, caller.id);
    return after;
  }

  mountRead(platform, getSettings, async ({ caller }) => {
    const kept = await readSettings(database.read, caller.id, defaults);
    return describe(database.read, caller.id, kept);
  });

  mountChange(platform, putSettings, async ({ tx, caller, actor, body, requireRecentSignIn }) => {
    const before = await lockSettings(tx, caller.id, defaults);
    const after = await save(tx, before, { caller, body, requireRecentSignIn });
    if (changesAnything(before, after)) {
      const kind = changesSecurity(before, after) ? 'security_settings_changed' : 'settings_changed';
      await log.record(tx, {
        at: clock(),
        kind,
        actor,
        audienceId: caller.id,
        subject: null,
        before,
        after,
        severity: kind === 'settings_changed' ? ('low' as const) : ('medium' as const),
        objectType: 'settings',
        objectId: caller.id,
      });
    }
    ports.onSaved(caller.id);
    return describe(tx, caller.id, after);
  });
}
