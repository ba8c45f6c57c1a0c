import type { IdentityAdmin } from '@halyard/identity-provider';
import type { JwksCache } from 'aws-jwt-verify/jwk';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';
import type { LiveSession, SeenToken } from '../platform/callers/identify.ts';
import type { InstalledAccount } from './ensure-account.ts';
import type { listOutbox } from './stores/outbox-store.ts';

/** The product's interface to a user pool, embedded or in the cloud. Instants in milliseconds. */
export type Identity = {
  /** Every `iss` its tokens may carry. */
  readonly issuers: readonly string[];
  /** The public keys of its tokens. */
  readonly jwksCache: JwksCache;
  /** The sign-in of a valid token; undefined if it has ended or is not permitted. */
  readSession(seen: SeenToken): Promise<LiveSession | undefined>;
  /** Prevents a live session from timing out; a timed-out one stays ended. */
  noteActivity(sessionId: string): Promise<void>;
  /** Administration with its own transactions: counters of wrong tries must outlive a rollback. */
  readonly admin: IdentityAdmin;
  /** Administration inside a transaction of the product. */
  adminWithin(tx: Transaction): IdentityAdmin;
  /** Accounts in use whose password was set before that instant, if the pool discloses it. */
  listPasswordsSetBefore(
    at: number,
  ): Promise<readonly { readonly userId: string; readonly passwordChangedAt: number }[]>;
  /** Creates the account of a user set up by the operator, unless the address has one; returns the user's id. */
  ensureAccount(account: InstalledAccount): Promise<string>;
  /** Whether this user's sign-in requires a second factor. */
  hasSecondFactor(db: Kysely<Schema>, personId: string): Promise<boolean>;
  /** Unsent letters; undefined if all are sent, and in production. */
  readonly readOutbox: ((to: string | undefined) => ReturnType<typeof listOutbox>) | undefined;
  /** Removes expired data and renews due keys. */
  sweep(): Promise<void>;
  /** Serves what clients need below `/identity`. */
  mount(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
};
