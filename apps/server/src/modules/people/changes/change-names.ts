import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';
import type { Person } from '../person-store.ts';

/** First and last name as entered; undefined if not stated, empty if there is none. */
export type GivenNames = { readonly firstName?: string | undefined; readonly lastName?: string | undefined };

/** Updates the name in the account, and returns the changes in the directory. */
export async function changeNames(
  identity: IdentityAdmin,
  person: Person,
  { firstName = person.first_name ?? '', lastName = person.last_name ?? '' }: GivenNames,
): Promise<Partial<Person>> {
  const names = { first_name: firstName || null, last_name: lastName || null };
  if (names.first_name === person.first_name && names.last_name === person.last_name) return {};
  await translateErrors(identity.setNames(person.id, { firstName, lastName }));
  return names;
}
