import type { Database } from '../database/database.ts';
import { claimFact, readFact } from '../workspace.ts';
import type { SamplePerson } from './sample-people.ts';

const factName = 'first-admin';

/** The administrator that the settings name, and how they sign in for the first time. */
export type FirstAdmin = { readonly email: string; readonly by: 'password' | 'invitation' | 'command' };

type Ports = {
  readonly database: Database;
  readonly ensureAccount: (person: SamplePerson & { readonly password: string }) => Promise<string>;
  /** Creates an administrator whose temporary password is emailed. */
  readonly invite: (email: string) => Promise<unknown>;
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined };
  /** A letter reaches its recipient, or can be read by the operator. */
  readonly reachesPeople: boolean;
};

async function hasAdmin({ read }: Database): Promise<boolean> {
  const found = await read.selectFrom('people').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Without a sample workspace: makes the administrator that the settings name, once. Without one the first person who
 * confirms a registration becomes administrator (decision G-075). No password is printed or kept: without one in the
 * settings the person is invited, and where no mail goes out, the command line makes the account.
 */
export async function installFirstAdmin(ports: Ports): Promise<FirstAdmin | undefined> {
  const { database, ensureAccount, invite, reachesPeople } = ports;
  const { email, password } = ports.admin;
  if (!email) return undefined;
  if (password === undefined && !reachesPeople)
    return (await hasAdmin(database)) ? undefined : { email, by: 'command' };
  if (await readFact(database, factName)) return undefined;
  const person = { email, firstName: '', lastName: '', role: 'admin', department: 'Engineering' } as const;
  // Neither changes an existing user, so that an interrupted start can be completed by the next.
  await (password === undefined ? invite(email) : ensureAccount({ ...person, password }));
  await claimFact(database, factName, 'installed');
  return { email, by: password === undefined ? 'invitation' : 'password' };
}
