import { ApiError } from '@halyard/contracts/errors.ts';
import { type RequestedRole, requestedRoles } from '@halyard/identity-provider';
import type { Transaction } from '../../database/database.ts';
import { type CloudAccount, hasFactor } from './account/cloud-account.ts';
import type { CloudContext } from './cloud-context.ts';
import { onlyClaims } from './pool/directory.ts';

type Newcomer = { readonly account: CloudAccount; readonly address: string };

type Context = Pick<CloudContext, 'directory' | 'announce' | 'clock' | 'random'> & {
  /** The address that becomes the first administrator; without it the first person of a workspace without people. */
  readonly adminEmail: string | undefined;
};

const attempts = 8;
const mostOfName = 58;
const firstAdminFact = 'first-admin';

const requestedRoleOf = ({ user }: CloudAccount): RequestedRole =>
  requestedRoles.find((role) => role === user.attributes['custom:role']) ?? 'user';

const withDigits = ({ random }: Context, name: string) =>
  `${name.slice(0, mostOfName)}-${(Buffer.from(random(4)).readUInt32BE() % 10_000).toString().padStart(4, '0')}`;

/** An unused readable name. The pool may give one name to two users. */
async function freeName(context: Context, tx: Transaction, wanted: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const name = attempt === 0 ? wanted : withDigits(context, wanted);
    if (!(await context.directory.findByName(tx, name))) return name;
  }
  throw new Error('No free user name was found.');
}

/** Real people who may sign in; those of the sample have no accounts in a cloud pool. */
async function hasPeople(tx: Transaction): Promise<boolean> {
  const person = await tx
    .selectFrom('people')
    .select('id')
    .where('status', '=', 'active')
    .where('sample', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

/** True for one user only, however many arrive concurrently. */
async function claimFirstAdmin(tx: Transaction): Promise<boolean> {
  const claimed = await tx
    .insertInto('workspace')
    .values({ key: firstAdminFact, value: 'installed' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function isFirstAdmin({ adminEmail }: Context, tx: Transaction, { user }: CloudAccount): Promise<boolean> {
  const isMeant =
    adminEmail === undefined ? !(await hasPeople(tx)) : user.emailVerified && user.email === adminEmail.toLowerCase();
  return isMeant && (await claimFirstAdmin(tx));
}

async function requireFreeAddress({ directory }: Context, tx: Transaction, email: string): Promise<void> {
  if (email === '') throw new ApiError('forbidden', 'This account has no e-mail address.');
  const holder = await directory.findByEmail(tx, email);
  if (holder && !onlyClaims(holder, email)) throw new ApiError('email_taken');
}

/**
 * Creates the directory entry on a user's first token, as registering and confirming with the embedded provider would.
 * Nothing in the token or the pool is a grant: `custom:role` is a request, and an administrator decides (decision
 * G-025).
 */
export async function enrolFromCloud(context: Context, tx: Transaction, { account, address }: Newcomer): Promise<void> {
  const { directory, announce, clock } = context;
  const { id, email, emailVerified, attributes, username } = account.user;
  await requireFreeAddress(context, tx, email);
  const isFirst = await isFirstAdmin(context, tx, account);
  const occasion = { userId: id, address, at: clock() };
  await announce(tx, {
    kind: 'account_registered',
    ...occasion,
    email,
    username: await freeName(context, tx, username),
    firstName: attributes.given_name ?? null,
    lastName: attributes.family_name ?? null,
    company: attributes['custom:company'] ?? null,
    phone: attributes.phone_number ?? null,
    requestedRole: requestedRoleOf(account),
  });
  const registered = await directory.find(tx, id);
  await announce(tx, { kind: 'account_confirmed', ...occasion });
  if (hasFactor(account)) await announce(tx, { kind: 'second_factor_enabled', ...occasion });
  // The first confirmed user would become administrator; here that is decided above.
  const role = isFirst ? 'admin' : 'viewer';
  const requested = isFirst ? null : (registered?.requested_role ?? null);
  await directory.update(tx, id, { role, requested_role: requested, verified: emailVerified ? 1 : 0 });
}
