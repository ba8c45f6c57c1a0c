import type { DataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { claimFact } from '../workspace.ts';
import type { SampleAccount } from './install-sample-workspace.ts';
import type { SamplePerson } from './sample-people.ts';

type Ports = {
  readonly database: Database;
  readonly folder: DataFolder;
  readonly newPassword: () => string;
  readonly ensureAccount: (person: SamplePerson & { readonly password: string }) => Promise<string>;
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined };
};

/**
 * Without a sample workspace: makes the administrator that the settings name, once. Without one the first person who
 * confirms a registration becomes administrator (decision G-075).
 */
export async function installFirstAdmin({ database, folder, newPassword, ensureAccount, admin }: Ports) {
  if (!admin.email || !(await claimFact(database, 'first-admin', 'installed'))) return undefined;
  const password = admin.password ?? newPassword();
  const account: SampleAccount = { email: admin.email, password, role: 'admin', name: 'Administrator' };
  folder.writeSecret('sample-accounts.json', `${JSON.stringify([account], null, 2)}\n`);
  await ensureAccount({
    email: admin.email,
    password,
    firstName: '',
    lastName: '',
    role: 'admin',
    department: 'Engineering',
  });
  return [account];
}
