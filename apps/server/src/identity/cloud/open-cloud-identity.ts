import { randomUUID } from 'node:crypto';
import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import type { IdentityEvent, Letter, PolicyOf, Random } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { writeLetter } from '../../mail-texts/write-mail.ts';
import { jwksUriOf } from '../../platform/callers/token-verifier.ts';
import type { Enrolment } from '../ensure-account.ts';
import type { Identity } from '../identity.ts';
import { createIdentityPorts, createPortsWithin } from '../identity-ports.ts';
import type { Outbox } from '../outbox/open-outbox.ts';
import { sweepIdentity } from '../sweep-identity.ts';
import { createAccountReads } from './account/account-reads.ts';
import { hasFactor } from './account/cloud-account.ts';
import { createCloudAdmin } from './account/cloud-admin.ts';
import type { CloudContext } from './cloud-context.ts';
import { contextWithin } from './context-within.ts';
import { mountCloudIdentity } from './mount-cloud-identity.ts';
import type { Directory } from './pool/directory.ts';
import { createJwksSource } from './pool/jwks-source.ts';
import { openPool } from './pool/open-pool.ts';
import { createReadSession } from './session/admit-session.ts';
import { createNoteActivity } from './session/note-activity.ts';
import { noteSecondFactor } from './session/note-second-factor.ts';
import { forgetRemoteSessions } from './session/remote-session-store.ts';
import { signInGoodForMs } from './session/session-life.ts';
import { groundWithin, ownUnitOfWork } from './unit-of-work.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database. */
  readonly masterKey: Uint8Array;
  readonly outbox: Pick<Outbox, 'add' | 'read'>;
  readonly config: Config;
  readonly cloudPool: NonNullable<Config['cloudPool']>;
  readonly directory: Directory;
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
  /** Creates the directory entry of a user set up by the operator, unless it exists. */
  readonly enrol: (tx: Transaction, person: Enrolment) => Promise<void>;
  readonly policyOf: PolicyOf;
  /** The language that letters to this address are written in. */
  readonly languageOf: (tx: Transaction, to: string) => Promise<Language>;
  /** Is called with the reason when a user with a valid token is rejected. */
  readonly onTurnedAway: (cause: unknown) => void;
};

const dayMs = 86_400_000;

async function createContext(options: Options): Promise<CloudContext> {
  const { database, directory, clock, random, masterKey, policyOf, announce, config, cloudPool } = options;
  const { outbox, languageOf } = options;
  const pool = await openPool({ config: { ...config, cloudPool }, clock });
  return {
    pool,
    accounts: createAccountReads(pool),
    database,
    directory,
    clock,
    random,
    masterKey,
    policyOf,
    announce,
    queueLetter: async (tx: Transaction, letter: Letter) =>
      outbox.add(tx, letter, writeLetter(letter, config, await languageOf(tx, letter.to))),
  };
}

/** Someone whom the operator sets up is in the directory; an account is not made for them in a cloud pool. */
function createEnsurePerson({ database, directory, clock, enrol }: Options): Identity['ensureAccount'] {
  return async ({ password: _, ...person }) =>
    database.write(async (tx) => {
      const email = person.email.toLowerCase();
      const present = await directory.findByEmail(tx, email);
      if (present) return present.id;
      const id = randomUUID();
      const username = `${person.firstName}.${person.lastName}`.toLowerCase().replaceAll(/[^\w.+-]/g, '');
      await enrol(tx, { ...person, id, email, username, at: clock() });
      return id;
    });
}

/** A user pool in the cloud, or of another Halyard: users sign in there, and permissions are decided here. */
export async function openCloudIdentity(options: Options): Promise<Identity> {
  const { database, clock, config, cloudPool, directory } = options;
  const { issuers } = cloudPool;
  const context = await createContext(options);
  const { queueLetter, announce } = context;
  const ports = createIdentityPorts({ database, queueLetter, announce });
  // Of two forms of one issuer only the first certainly exists, so only that one is prefetched.
  const keys = createJwksSource({ database, clock, fetch: globalThis.fetch }, issuers.slice(0, 1).map(jwksUriOf));
  const ground = ownUnitOfWork(database);

  /** From the pool; from the directory if the pool does not respond. */
  async function hasSecondFactor(db: Kysely<Schema>, personId: string): Promise<boolean> {
    const account = await context.accounts.read(personId).catch(() => undefined);
    // A read may store its findings; inside a change the next read does.
    if (account && db === database.read) await noteSecondFactor(context, ground, personId, account);
    return account ? hasFactor(account) : (await directory.find(db, personId))?.second_factor === 1;
  }

  return {
    issuers,
    jwksCache: keys.cache,
    hasSecondFactor,
    readOutbox: options.outbox.read,
    readSession: createReadSession({
      ...context,
      adminEmail: config.admin.email,
      onTurnedAway: options.onTurnedAway,
    }),
    noteActivity: createNoteActivity(context),
    admin: createCloudAdmin(context, ground, ports),
    adminWithin: (tx) =>
      createCloudAdmin(contextWithin(context, tx), groundWithin(tx), createPortsWithin(tx, { queueLetter, announce })),
    // The pool does not disclose the age of a password.
    listPasswordsSetBefore: async () => [],
    ensureAccount: createEnsurePerson(options),
    async sweep() {
      await keys.refresh();
      await database.write(async (tx) => {
        await sweepIdentity(tx, clock());
        // A day longer than they could be of use, for clocks that differ.
        await forgetRemoteSessions(tx, clock() - signInGoodForMs - dayMs);
      });
    },
    async close() {
      context.pool.close();
    },
    mount: (app) => mountCloudIdentity(app, { ...config, cloudPool }),
  };
}
