import type { Core } from '../core.ts';
import { invalidParameter } from '../identity-error.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { normaliseEmail } from '../user-pool/accounts/email-address.ts';
import { moveToAddress } from '../user-pool/accounts/move-to-address.ts';
import { rename } from '../user-pool/accounts/write-attributes.ts';
import { issueCode, requireMatchingCode, spendCode } from '../user-pool/codes/codes.ts';
import { allowSendingCodeTo, forgetCodeTries } from '../user-pool/limits.ts';
import { requireUser } from './admin-user.ts';
import { renewInvitation as renewOwnInvitation } from './invitations.ts';

function readAddress(text: string): string {
  const email = normaliseEmail(text);
  if (!email) throw invalidParameter('Value of the attribute email is not valid.');
  return email;
}

/** An address that waits for its code is forgotten, in this transaction. */
export async function dropWaitingAddress(stores: Stores, { id }: UserRecord): Promise<void> {
  const waiting = await stores.codes.find(id, 'ATTRIBUTE');
  if (waiting) await stores.codes.spend(waiting);
}

/** Undefined where the account does not wait for an invitation. */
type RenewInvitation = (core: Core, user: UserRecord) => Promise<{ mail(stores: Stores): Promise<void> } | undefined>;

async function setEmail(core: Core, renew: RenewInvitation, userId: string, text: string): Promise<void> {
  const email = readAddress(text);
  const known = await requireUser(core.ports.read, userId);
  // The reader of the old mailbox was sent a temporary password, usually by mistake.
  const invitation = email === known.email ? undefined : await renew(core, { ...known, email });
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    await dropWaitingAddress(stores, user);
    await moveToAddress(core, stores, { user, email, address: null });
    if (email === user.email) return;
    await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
    await (invitation ? invitation.mail(stores) : stores.sendMail({ kind: 'email_changed_notice', to: email }));
  });
}

async function requestEmailChange(core: Core, userId: string, text: string): Promise<void> {
  const destination = readAddress(text);
  const user = await requireUser(core.ports.read, userId);
  await allowSendingCodeTo(core, user);
  await forgetCodeTries(core, user, 'ATTRIBUTE');
  await core.ports.transaction(async (stores) => {
    const waiting = await stores.codes.find(userId, 'ATTRIBUTE');
    await issueCode(core, stores, { user, purpose: 'ATTRIBUTE', destination }, { send: true });
    // Once for each new address: repeated requests for the code do not notify the old one again.
    if (destination !== user.email && waiting?.destination !== destination)
      await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
  });
}

async function confirmEmailChange(core: Core, userId: string, given: string): Promise<void> {
  const user = await requireUser(core.ports.read, userId);
  const code = await requireMatchingCode(core, user, 'ATTRIBUTE', given);
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await moveToAddress(core, stores, { user, email: code.destination, address: null });
  });
}

/** The name of a person; empty if it is unknown. */
type Names = { readonly firstName: string; readonly lastName: string };

const withNames = ({ attributes }: UserRecord, { firstName, lastName }: Names) => ({
  ...Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'given_name' && name !== 'family_name')),
  ...(firstName !== '' && { given_name: firstName }),
  ...(lastName !== '' && { family_name: lastName }),
});

async function setNames(core: Core, userId: string, names: Names): Promise<void> {
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    await stores.users.setAttributes(user.id, withNames(user, names));
  });
}

/** Names and addresses. `renew` makes another invitation for who has not taken theirs up. */
export function createAddressAdmin(core: Core, renew: RenewInvitation = renewOwnInvitation) {
  return {
    /**
     * Verified immediately; both addresses are notified. An invitation sent to the earlier one is void, and sent to the
     * new one. Rejects an address of another account.
     */
    setEmail: (userId: string, email: string) => setEmail(core, renew, userId, email),

    /** Rejects with AliasExistsException when someone else has the name. */
    setUsername: (userId: string, name: string): Promise<void> =>
      core.ports.transaction((stores) => rename(core, stores, userId, name)),

    /** First and last name, as `given_name` and `family_name`. */
    setNames: (userId: string, names: Names) => setNames(core, userId, names),

    /**
     * Emails a code to the new address and notifies the old one, which is used to sign in until the code is entered.
     */
    requestEmailChange: (userId: string, email: string) => requestEmailChange(core, userId, email),

    /** Rejects a wrong, spent or late code, too many tries, and an address that was taken in the meantime. */
    confirmEmailChange: (userId: string, code: string) => confirmEmailChange(core, userId, code),
  };
}
