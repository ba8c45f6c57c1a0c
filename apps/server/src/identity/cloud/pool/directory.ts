import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { PeopleTable, Schema } from '../../../database/tables/schema.ts';

export type DirectoryPerson = Selectable<PeopleTable>;

/** Someone who has written the address into a profile and not proven it: they lose it to its owner. */
export const onlyClaims = ({ email, sign_in_email }: DirectoryPerson, address: string): boolean =>
  email === address && sign_in_email !== null;

/** The product's own list of people, as far as a cloud pool has to look into it. */
export type Directory = {
  find(db: Kysely<Schema>, id: string): Promise<DirectoryPerson | undefined>;
  findByEmail(db: Kysely<Schema>, email: string): Promise<DirectoryPerson | undefined>;
  findByName(db: Kysely<Schema>, username: string): Promise<DirectoryPerson | undefined>;
  update(tx: Transaction, id: string, change: Partial<Omit<DirectoryPerson, 'id' | 'version'>>): Promise<unknown>;
};
