import type { Language } from '@halyard/contracts/preferences.ts';
import { createIdentityProvider } from '@halyard/identity-provider/create-identity-provider.ts';
import type { IdentityEvent } from '@halyard/identity-provider/events.ts';
import type { Letter, PolicyOf, Random } from '@halyard/identity-provider/ports.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { writeLetter } from '../mail-texts/write-mail.ts';
import { createEnsureAccount, type Enrolment } from './ensure-account.ts';
import { createIdentityPorts, createPortsWithin } from './identity-ports.ts';
import { createMailRun, createSmtpSender } from './mail.ts';
import { addToOutbox, listOutbox } from './outbox-store.ts';
import { listPasswordsSetBefore } from './user-store.ts';

const accessTokenMinutes = 15;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database. */
  readonly masterKey: Uint8Array;
  readonly config: Pick<
    Config,
    | 'poolId'
    | 'clientId'
    | 'publicUrl'
    | 'userExistence'
    | 'rateLimitFactor'
    | 'productName'
    | 'production'
    | 'smtpUrl'
    | 'mailFrom'
    | 'supportEmail'
    | 'identityAdminToken'
  >;
  /** Tells the product what happened in the user pool, in the same transaction. */
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
  /** Enters an installed account into the directory, unless it is there already. */
  readonly enrol: (tx: Transaction, person: Enrolment) => Promise<void>;
  /** What the settings of an account ask of the provider; without it nothing runs out. */
  readonly policyOf?: PolicyOf;
  /** The language that letters to this address are written in; English without it. */
  readonly languageOf?: (tx: Transaction, email: string) => Promise<Language>;
};

export type Identity = Awaited<ReturnType<typeof openIdentity>>;

async function openMail({ database, clock, config }: Options) {
  const { smtpUrl, mailFrom, supportEmail, publicUrl } = config;
  if (!smtpUrl) return undefined;
  const from = mailFrom ?? supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
  return createMailRun({ database, clock, send: await createSmtpSender(smtpUrl, from) });
}

/** The embedded identity provider on our database and mail, ready to sign. */
export async function openIdentity(options: Options) {
  const { database, clock, random, masterKey, config, announce, enrol, policyOf } = options;
  const { languageOf = async () => 'en' as const } = options;
  const baseUrl = `${config.publicUrl}/identity`;
  const mail = await openMail(options);
  const queueLetter = async (tx: Transaction, letter: Letter) =>
    addToOutbox(tx, letter, writeLetter(letter, config, await languageOf(tx, letter.to)), clock());

  const provider = createIdentityProvider({
    ...{ clock, random, masterKey, policyOf, adminToken: config.identityAdminToken },
    ports: createIdentityPorts({ database, queueLetter, announce, onLettersQueued: () => void mail?.runNow() }),
    config: {
      ...{ poolId: config.poolId, clientId: config.clientId, baseUrl, userExistence: config.userExistence },
      ...{ rateLimitFactor: config.rateLimitFactor, productName: config.productName, accessTokenMinutes },
    },
  });
  await provider.maintain();

  return {
    ...{ issuer: provider.issuer, baseUrl, fetch: provider.fetch, admin: provider.admin },
    ...{ readSession: provider.readSession, isSessionLive: provider.isSessionLive },
    noteActivity: provider.noteActivity,
    /** Administration inside a transaction of the product, so that both are committed together. */
    adminWithin: (tx: Transaction) => provider.adminOn(createPortsWithin(tx, { queueLetter, announce })),
    /** Answers `Admin…` calls; undefined where no token opens that door. */
    fetchAdmin: config.identityAdminToken === undefined ? undefined : provider.fetchAdmin,
    /** Accounts in use whose password was set before that instant. */
    listPasswordsSetBefore: (at: number) => listPasswordsSetBefore(database.read, at),
    readPublicJwks: async () => new TextEncoder().encode(JSON.stringify(await provider.publicJwks())),
    ensureAccount: createEnsureAccount({ admin: provider.admin, database, clock, enrol }),
    /** Letters that nobody sends; undefined where there is a mail server, and in production. */
    readOutbox: mail || config.production ? undefined : (to: string | undefined) => listOutbox(database, to),
    /** Replaces signing keys that are due and removes what has expired. */
    sweep: provider.maintain,
    async close() {
      await mail?.close();
    },
  };
}
