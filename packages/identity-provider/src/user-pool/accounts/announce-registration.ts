import { type RequestedRole, requestedRoles } from '../../events.ts';
import type { Stores, UserRecord } from '../../ports.ts';

const requestedRoleOf = (user: UserRecord): RequestedRole =>
  requestedRoles.find((role) => role === user.attributes['custom:role']) ?? 'user';

/** Tells the product of a new account in this transaction. `address` is the caller's; null for an administrator. */
export const announceRegistration = (stores: Stores, user: UserRecord, address: string | null): Promise<void> =>
  stores.log({
    kind: 'account_registered',
    userId: user.id,
    address,
    at: user.createdAt,
    username: user.preferredUsername,
    email: user.email,
    firstName: user.attributes.given_name ?? null,
    lastName: user.attributes.family_name ?? null,
    company: user.attributes['custom:company'] ?? null,
    phone: user.attributes.phone_number ?? null,
    requestedRole: requestedRoleOf(user),
  });
