import type { IdentityAdmin } from '@halyard/identity-provider';
import type { JwksCache } from 'aws-jwt-verify/jwk';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';
import type { LiveSession, SeenToken } from '../platform/callers/identify.ts';
import type { InstalledAccount } from './ensure-account.ts';
import type { listOutbox } from './stores/outbox-store.ts';

/** What the product needs of a user pool, be it the embedded one or one in the cloud. Instants in milliseconds. */
export type Identity = {
  /** Every `iss` its tokens may carry. */
  readonly issuers: readonly string[];
  /** The public keys of its tokens. */
  readonly jwksCache: JwksCache;
  /** The sign-in behind a token that was found good; undefined where it has ended or admits no one. */
  readSession(seen: SeenToken): Promise<LiveSession | undefined>;
  /** Keeps a live session from timing out; one that has timed out stays ended. */
  noteActivity(sessionId: string): Promise<void>;
  /** Administration with transactions of its own: counters of wrong tries must outlive a rollback. */
  readonly admin: IdentityAdmin;
  /** Administration inside a transaction of the product. */
  adminWithin(tx: Transaction): IdentityAdmin;
  /** Accounts in use whose password was set before that instant, as far as the pool tells. */
  listPasswordsSetBefore(
    at: number,
  ): Promise<readonly { readonly userId: string; readonly passwordChangedAt: number }[]>;
  /** Makes the account of someone the operator sets up, unless the address has one; returns the person's id. */
  ensureAccount(account: InstalledAccount): Promise<string>;
  /** Whether this person's sign-in asks for a second factor. */
  hasSecondFactor(db: Kysely<Schema>, personId: string): Promise<boolean>;
  /** Letters that no one sends; undefined where all are sent, and in production. */
  readonly readOutbox: ((to: string | undefined) => ReturnType<typeof listOutbox>) | undefined;
  /** Removes what has expired and renews what is due. */
  sweep(): Promise<void>;
  /** Serves what clients need below `/identity`. */
  mount(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
};
