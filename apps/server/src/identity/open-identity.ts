import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import {
  createIdentityProvider,
  type IdentityEvent,
  type Letter,
  type PolicyOf,
  type Random,
} from '@halyard/identity-provider';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { writeLetter } from '../mail-texts/write-mail.ts';
import type { SeenToken } from '../platform/callers/identify.ts';
import { createEnsureAccount, type Enrolment } from './ensure-account.ts';
import { createIdentityPorts, createPortsWithin } from './identity-ports.ts';
import type { Outbox } from './outbox/open-outbox.ts';
import { createOwnKeys } from './stores/own-keys.ts';
import { listPasswordsSetBefore } from './stores/user-store.ts';

const accessTokenMinutes = 15;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database. */
  readonly masterKey: Uint8Array;
  readonly outbox: Pick<Outbox, 'add' | 'read'>;
  readonly config: Pick<
    Config,
    | 'poolId'
    | 'clientId'
    | 'publicUrl'
    | 'declaredRoles'
    | 'userExistence'
    | 'rateLimitFactor'
    | 'productName'
    | 'identityAdminToken'
    | 'allowedOrigins'
    | 'identityPoolId'
    | 'guests'
    | 'smsGateway'
    | 'hostedLogin'
    | 'hostedRedirects'
    | 'hostedScopes'
    | 'signingKeyBits'
  >;
  /** Tells the product what happened in the user pool, in the same transaction. */
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
  /** Enters an installed account into the directory, unless it is there already. */
  readonly enrol: (tx: Transaction, person: Enrolment) => Promise<void>;
  /** What the settings of an account ask of the provider; without it nothing runs out. */
  readonly policyOf?: PolicyOf;
  /** The language that letters to this address or phone number are written in; English without it. */
  readonly languageOf?: (tx: Transaction, to: string) => Promise<Language>;
};

/** The embedded identity provider; all that a cloud pool has in common with it is in `Identity`. */
export type EmbeddedIdentity = Awaited<ReturnType<typeof openIdentity>>;

/** Where the hosted login leads back to: the console, wherever it may be opened, and what else is registered. */
type Addresses = Pick<Config, 'publicUrl' | 'allowedOrigins' | 'hostedRedirects' | 'hostedScopes'>;
const hostedAddresses = ({ publicUrl, allowedOrigins, hostedRedirects, hostedScopes }: Addresses) => {
  const known = [...[publicUrl, ...allowedOrigins].map((location) => `${location}/login`), ...hostedRedirects];
  const scopesAt = new Map(hostedRedirects.map((uri) => [uri, hostedScopes]));
  return { redirectUris: known, logoutUris: known, scopesAt };
};

/** The embedded identity provider on our database and mail, ready to sign. */
export async function openIdentity(options: Options) {
  const { database, clock, random, masterKey, outbox, config, announce, enrol, policyOf } = options;
  const { languageOf = async () => 'en' as const } = options;
  const baseUrl = `${config.publicUrl}/identity`;
  const queueLetter = async (tx: Transaction, letter: Letter) =>
    outbox.add(tx, letter, writeLetter(letter, config, await languageOf(tx, letter.to)));

  const provider = createIdentityProvider({
    clock,
    random,
    masterKey,
    policyOf,
    adminToken: config.identityAdminToken,
    ports: createIdentityPorts({ database, queueLetter, announce }),
    config: {
      poolId: config.poolId,
      clientId: config.clientId,
      baseUrl,
      userExistence: config.userExistence,
      rateLimitFactor: config.rateLimitFactor,
      productName: config.productName,
      accessTokenMinutes,
      identityPoolId: config.identityPoolId,
      guests: config.guests,
      sendsTexts: config.smsGateway !== undefined,
      relyingParty: {
        id: new URL(config.publicUrl).hostname,
        name: config.productName,
        origins: config.allowedOrigins,
      },
      declaredRoles: config.declaredRoles,
      signingKeyBits: config.signingKeyBits,
      hostedLogin: config.hostedLogin === null ? null : hostedAddresses(config),
    },
  });
  await provider.maintain();

  return {
    issuers: [provider.issuer],
    baseUrl,
    fetch: provider.fetch,
    admin: provider.admin,
    isSessionLive: provider.isSessionLive,
    readSession: ({ claims }: SeenToken) => provider.readSession(claims.sessionId),
    noteActivity: provider.noteActivity,
    /** Administration inside a transaction of the product, so that both are committed together. */
    adminWithin: (tx: Transaction) => provider.adminOn(createPortsWithin(tx, { queueLetter, announce })),
    /** Answers `Admin…` calls; undefined where no token opens that door. */
    fetchAdmin: config.identityAdminToken === undefined ? undefined : provider.fetchAdmin,
    /** Accounts in use whose password was set before that instant. */
    listPasswordsSetBefore: (at: number) => listPasswordsSetBefore(database.read, at),
    /** As the cloud service publishes them, without a way over the network. */
    jwksCache: createOwnKeys(provider),
    ensureAccount: createEnsureAccount({ admin: provider.admin, database, clock, enrol }),
    /** Letters that no one sends; undefined where all are sent, and where there is no page for them. */
    readOutbox: outbox.read,
    /** Replaces signing keys that are due and removes what has expired. */
    sweep: provider.maintain,
    close: async () => {},
  };
}
