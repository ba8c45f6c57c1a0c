import { getAccount } from '@halyard/contracts/accounts/account.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { findPerson, type ShownSettings, toAccount } from './person-store.ts';

type Ports = { readonly readShownSettings: (db: Kysely<Schema>, personId: string) => Promise<ShownSettings> };

export function mountAccount(platform: Platform, { readShownSettings }: Ports): void {
  mountRead(platform, getAccount, async ({ caller }) => {
    const person = await findPerson(platform.database.read, caller.id);
    if (!person) throw new ApiError('not_signed_in');
    return toAccount(person, await readShownSettings(platform.database.read, caller.id));
  });
}
