import { getAccount } from '@halyard/contracts/account.ts';
import { AppError } from '@halyard/contracts/errors.ts';
import { mountRead, type Platform } from '../../platform/mount.ts';
import { findPerson, toAccount } from './person-store.ts';

export function mountAccount(platform: Platform): void {
  mountRead(platform, getAccount, async ({ caller }) => {
    const person = await findPerson(platform.database.read, caller.id);
    if (!person) throw new AppError('not_signed_in');
    return toAccount(person);
  });
}
