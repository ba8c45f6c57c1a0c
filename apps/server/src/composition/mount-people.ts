import type { Config } from '../config.ts';
import type { AuditArchive } from '../event-log/audit-archive.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { Identity } from '../identity/identity.ts';
import { findDeliveryFailure } from '../identity/stores/outbox-store.ts';
import { mountAccount } from '../modules/people/account-routes.ts';
import { mountActivity } from '../modules/people/activity-routes.ts';
import { createCollectPersonalData } from '../modules/people/collect-personal-data.ts';
import { mountProfile } from '../modules/people/profile-routes.ts';
import { mountSessions } from '../modules/people/sign-in/session-routes.ts';
import { mountSignInStates } from '../modules/people/sign-in/sign-in-state-routes.ts';
import { mountUsers } from '../modules/people/user-routes.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { Callers } from './admit-callers.ts';
import type { PersonSettings } from './person-settings.ts';

type Ports = {
  readonly config: Pick<Config, 'cloudPool'>;
  readonly log: EventLog;
  readonly archive: AuditArchive;
  readonly identity: Identity;
  readonly settings: PersonSettings;
  readonly callers: Pick<Callers, 'forgetSession' | 'forgetPerson'>;
};

/** Users: one's own account and activity, and all accounts for administrators. */
export function mountPeople(platform: Platform, { config, log, archive, identity, settings, callers }: Ports): void {
  const { database } = platform;
  const { readShown: readShownSettings, readPasswordExpiry } = settings;
  const { forgetSession, forgetPerson } = callers;
  const admin = { identity: identity.admin, identityWithin: identity.adminWithin };

  mountAccount(platform, { readShownSettings });
  mountProfile(platform, {
    log,
    ...admin,
    readShownSettings,
    readPasswordExpiry,
    onSessionChanged: forgetSession,
  });
  mountSessions(platform, {
    log,
    ...admin,
    noteActivity: identity.noteActivity,
    onSessionChanged: forgetSession,
  });
  mountActivity(platform, {
    log,
    collect: createCollectPersonalData({
      archive,
      database,
      identity: identity.admin,
      readSettings: (personId) => settings.read(database.read, personId),
    }),
  });
  mountUsers(platform, { log, identityWithin: identity.adminWithin, onChanged: forgetPerson });
  mountSignInStates(platform, {
    log,
    ...admin,
    readPasswordExpiry,
    findDeliveryFailure,
    onChanged: forgetPerson,
    provider: config.cloudPool ? 'cognito' : 'embedded',
  });
}
