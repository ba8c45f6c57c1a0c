import type { Transaction } from '../../database/database.ts';
import { type CloudAccount, hasFactor } from './account/cloud-account.ts';
import type { CloudContext } from './cloud-context.ts';
import { type DirectoryPerson, onlyClaims } from './pool/directory.ts';

type Context = Pick<CloudContext, 'directory' | 'announce' | 'clock'>;
type Sight = { readonly account: CloudAccount; readonly person: DirectoryPerson; readonly address: string };

const namesOf = ({ user: { attributes } }: CloudAccount) => ({
  firstName: attributes.given_name || null,
  lastName: attributes.family_name || null,
  company: attributes['custom:company'] ?? null,
  phone: attributes.phone_number ?? null,
});

function hasOtherNames(person: DirectoryPerson, { firstName, lastName, company, phone }: ReturnType<typeof namesOf>) {
  const isSame = person.first_name === firstName && person.last_name === lastName;
  return !isSame || person.company !== company || person.phone !== phone;
}

/** A changed address at the pool is synced, unless another user has it here. */
async function hasMoved({ directory }: Context, tx: Transaction, { account, person }: Sight): Promise<boolean> {
  const { email, emailVerified } = account.user;
  if (!emailVerified || email === '' || email === (person.sign_in_email ?? person.email)) return false;
  const holder = await directory.findByEmail(tx, email);
  return holder === undefined || holder.id === person.id || onlyClaims(holder, email);
}

/**
 * Syncs changes at the pool since the last sign-in: it sends no notifications. The readable name and the role are the
 * directory's own.
 */
export async function followCloudAccount(context: Context, tx: Transaction, sight: Sight): Promise<void> {
  const { announce, clock } = context;
  const { account, person, address } = sight;
  const occasion = { userId: person.id, address, at: clock() };
  if (await hasMoved(context, tx, sight))
    await announce(tx, { kind: 'email_changed', ...occasion, email: account.user.email });
  const names = namesOf(account);
  if (hasOtherNames(person, names))
    await announce(tx, { kind: 'attributes_changed', ...occasion, ...names, username: person.username });
  if (person.invited === 1) {
    // There is a token, so the temporary password of the invitation was replaced.
    await announce(tx, { kind: 'password_changed', ...occasion });
    await announce(tx, { kind: 'account_confirmed', ...occasion });
  }
  if ((person.second_factor === 1) !== hasFactor(account)) {
    const kind = hasFactor(account) ? 'second_factor_enabled' : 'second_factor_disabled';
    await announce(tx, { kind, ...occasion });
  }
}
