import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Transaction } from '../../../database/database.ts';
import { findPerson, insertPerson } from '../person-store.ts';

type Installed = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly department: string;
  readonly at: number;
};

/** Creates the directory entry of an account set up by the operator, with the given role; nothing if it exists. */
export async function enrolPerson(tx: Transaction, person: Installed): Promise<void> {
  const { id, username, email, firstName, lastName, role, department, at } = person;
  if (await findPerson(tx, id)) return;
  await insertPerson(tx, {
    id,
    username,
    email,
    verified: 1,
    phone: null,
    company: null,
    first_name: firstName || null,
    last_name: lastName || null,
    role,
    requested_role: null,
    department,
    status: 'active',
    sample: 0,
    created_at: at,
    last_login_at: null,
    invited: 0,
    second_factor: 0,
    sign_in_email: null,
    deletion_requested_at: null,
  });
}
