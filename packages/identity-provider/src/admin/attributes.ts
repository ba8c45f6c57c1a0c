import type { Core } from '../core.ts';
import { invalidParameter } from '../identity-error.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { type AttributePair, readSignUpAttributes, type WrittenAttributes } from '../user-pool/accounts/attributes.ts';
import { moveToAddress } from '../user-pool/accounts/move-to-address.ts';
import { writeAttributes } from '../user-pool/accounts/write-attributes.ts';
import { issueCode } from '../user-pool/codes/codes.ts';
import { forgetCodeTries } from '../user-pool/limits.ts';
import { dropWaitingAddress } from './addresses.ts';
import { requireUser } from './admin-user.ts';

type AdminAttributes = {
  readonly written: WrittenAttributes;
  /** Undefined where nothing was said of it. */
  readonly emailVerified: boolean | undefined;
  readonly phoneVerified: boolean | undefined;
};

const flagNames = ['email_verified', 'phone_number_verified'];

function readFlag(pairs: readonly AttributePair[], name: string): boolean | undefined {
  const values = pairs.filter(({ Name }) => Name === name).map(({ Value }) => Value);
  if (values.length > 1) throw invalidParameter(`The attribute ${name} is given more than once.`);
  const [value] = values;
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw invalidParameter(`Value of the attribute ${name} is not valid.`);
  return value === undefined ? undefined : value === 'true';
}

/** An administrator may write more than a client: a requested role, and verification flags. */
const readAttributes = (pairs: readonly AttributePair[]): AdminAttributes => ({
  written: readSignUpAttributes(pairs.filter(({ Name }) => !flagNames.includes(Name))),
  emailVerified: readFlag(pairs, 'email_verified'),
  phoneVerified: readFlag(pairs, 'phone_number_verified'),
});

/**
 * A new address counts immediately. If it is not vouched for, it gets a code and stays unverified until the code is
 * entered.
 */
async function moveAddress(core: Core, stores: Stores, user: UserRecord, email: string, isVerified: boolean) {
  await dropWaitingAddress(stores, user);
  await moveToAddress(core, stores, { user, email, address: null });
  await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
  if (isVerified) return;
  await stores.users.update(user.id, { emailVerified: false });
  await issueCode(core, stores, { user, purpose: 'ATTRIBUTE', destination: email }, { send: true });
}

async function settleEmail(core: Core, stores: Stores, user: UserRecord, { written, emailVerified }: AdminAttributes) {
  const { email = user.email } = written;
  if (email !== user.email) return moveAddress(core, stores, user, email, emailVerified === true);
  if (emailVerified !== undefined) await stores.users.update(user.id, { emailVerified, updatedAt: core.clock() });
}

async function settlePhone(core: Core, stores: Stores, user: UserRecord, { written, phoneVerified }: AdminAttributes) {
  const { phone_number: phone } = { ...user.attributes, ...written.others };
  const isNew = (phone ?? '') !== (user.attributes.phone_number ?? '');
  if (phoneVerified === true && !phone) throw invalidParameter('There is no phone number to be verified.');
  if (phoneVerified === undefined && !isNew) return;
  const at = core.clock();
  await stores.users.update(user.id, { phoneVerified: phoneVerified ?? false, updatedAt: at });
  if (phoneVerified === true && (isNew || !user.phoneVerified))
    await stores.log({ kind: 'phone_verified', userId: user.id, address: null, at });
}

/**
 * Writes what an administrator says of an account, all of it or nothing. A new address or number is verified only when
 * that is said along with it. Rejects an address or a name that someone else has with AliasExistsException.
 */
export async function updateAttributes(core: Core, userId: string, pairs: readonly AttributePair[]): Promise<void> {
  const attributes = readAttributes(pairs);
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    await writeAttributes(core, stores, user, attributes.written);
    await settleEmail(core, stores, user, attributes);
    await settlePhone(core, stores, user, attributes);
  });
  if (attributes.written.email !== undefined) await forgetCodeTries(core, { id: userId }, 'ATTRIBUTE');
}
