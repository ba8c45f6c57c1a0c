import type { Random } from '@halyard/identity-provider';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { Identity } from '../identity/identity.ts';
import { openUserPool } from '../identity/open-user-pool.ts';
import type { Outbox } from '../identity/outbox/open-outbox.ts';
import { enrolPerson } from '../modules/people/changes/enrol-person.ts';
import { createIdentityRecorder } from '../modules/people/changes/record-identity-event.ts';
import {
  findPerson,
  findPersonByEmail,
  findPersonByName,
  findPersonReachedAt,
  hasSecondFactor,
  readAccountState,
  updatePerson,
} from '../modules/people/person-store.ts';
import { toAccountPolicy } from '../modules/settings/settings-rules.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: EventLog;
  readonly settings: PersonSettings;
  /** 32 bytes that seal the secrets of the identity provider. */
  readonly masterKey: Uint8Array;
  readonly outbox: Pick<Outbox, 'add' | 'read'>;
  readonly random: Random;
  /** Is called with the reason when a user with a valid token is rejected. */
  readonly onTurnedAway: (cause: unknown) => void;
};

async function mustHaveSecondFactor({ config, database }: Options, personId: string): Promise<boolean> {
  if (config.secondFactor !== 'administrators') return config.secondFactor === 'everyone';
  return (await readAccountState(database.read, personId))?.role === 'admin';
}

/** The user pool, tied to the directory of people, their settings and the event log. */
export function openAccounts(options: Options): Promise<Identity> {
  const { database, clock, config, log, settings, masterKey, outbox, random, onTurnedAway } = options;
  return openUserPool({
    database,
    clock,
    masterKey,
    outbox,
    config,
    random,
    hasSecondFactor,
    onTurnedAway,
    enrol: enrolPerson,
    directory: { find: findPerson, findByEmail: findPersonByEmail, findByName: findPersonByName, update: updatePerson },
    announce: createIdentityRecorder({
      log,
      declaredRoles: config.declaredRoles,
      wantsLoginNotices: async (tx, id) => (await settings.read(tx, id)).security.loginNotifications,
    }),
    policyOf: async (personId) => ({
      ...toAccountPolicy(await settings.read(database.read, personId)),
      requiresSecondFactor: await mustHaveSecondFactor(options, personId),
    }),
    languageOf: async (tx, to) => {
      const person = await findPersonReachedAt(tx, to);
      return person ? (await settings.read(tx, person.id)).preferences.language : 'en';
    },
  });
}
