import type { Core } from '../core.ts';
import { userNotFound } from '../identity-error.ts';
import type { Stores, UserRecord, UserStatus } from '../ports.ts';

/** An account as the product may see it. Instants in milliseconds. */
export type AdminUser = {
  readonly id: string;
  /** The readable, unique name. */
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Null if a pool does not disclose it. */
  readonly passwordChangedAt: number | null;
};

export type NewConfirmedUser = {
  readonly email: string;
  readonly password: string;
  readonly username?: string;
  /** For example `given_name`, `family_name`, `custom:company`, `custom:role`. */
  readonly attributes?: Readonly<Record<string, string>>;
};

export const toAdminUser = ({ preferredUsername, ...user }: UserRecord): AdminUser => ({
  id: user.id,
  username: preferredUsername,
  email: user.email,
  emailVerified: user.emailVerified,
  status: user.status,
  enabled: user.enabled,
  attributes: user.attributes,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  passwordChangedAt: user.passwordChangedAt,
});

/** The account by its id; rejects with UserNotFoundException. */
export async function requireUser({ users }: Pick<Stores, 'users'> | Core['ports']['read'], userId: string) {
  const user = await users.byId(userId);
  if (!user) throw userNotFound();
  return user;
}
