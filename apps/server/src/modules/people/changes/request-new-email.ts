import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';
import type { Person } from '../person-store.ts';

/**
 * The new address is used to sign in once the code sent to it is entered; until then the old one. Returns the changes
 * in the directory.
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
