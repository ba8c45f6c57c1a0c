import { type Role, toAccountRole } from '@halyard/contracts/accounts/roles.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';

/** An account that is set up by the operator, not by registration. */
export type InstalledAccount = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly department: string;
};

/** The directory's data about it; `at` in milliseconds. */
export type Enrolment = Omit<InstalledAccount, 'password'> & {
  readonly id: string;
  readonly username: string;
  readonly at: number;
};

type Options = {
  readonly admin: IdentityAdmin;
  readonly database: Database;
  readonly clock: Clock;
  /** Enters the person into the directory, unless they are there already. */
  readonly enrol: (tx: Transaction, person: Enrolment) => Promise<void>;
};

const attributesOf = ({ firstName, lastName, role }: InstalledAccount) => ({
  ...(firstName && { given_name: firstName }),
  ...(lastName && { family_name: lastName }),
  'custom:role': toAccountRole(role),
});

/**
 * Creates a confirmed account with its directory entry, unless the address has one; returns its id. May be repeated
 * after an interrupted start: each half is created if it is missing.
 */
export function createEnsureAccount({ admin, database, clock, enrol }: Options) {
  return async (account: InstalledAccount): Promise<string> => {
    const { password, ...person } = account;
    const user =
      (await admin.findByEmail(account.email)) ??
      (await admin.createConfirmedUser({ email: account.email, password, attributes: attributesOf(account) }));
    const { id, username, email } = user;
    await database.write((tx) => enrol(tx, { ...person, id, username, email, at: clock() }));
    return id;
  };
}
