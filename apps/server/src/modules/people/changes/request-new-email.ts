import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';
import type { Person } from '../person-store.ts';

/**
 * The new address signs in once the code that is mailed to it comes back; until then the old one does. Returns what
 * changes in the directory.
 */
export async function requestNewEmail(
  identity: IdentityAdmin,
  person: Person,
  email: string,
): Promise<Partial<Person>> {
  const signsIn = person.sign_in_email ?? person.email;
  if (email === signsIn) {
    // Back to the address that signs in: the one that waited for its code is forgotten.
    await translateErrors(identity.setEmail(person.id, email));
    return { email, verified: 1, sign_in_email: null };
  }
  await translateErrors(identity.requestEmailChange(person.id, email));
  return { email, verified: 0, sign_in_email: signsIn };
}
