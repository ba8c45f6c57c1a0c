import { requestedRoles } from '../../events.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import type { UserRecord } from '../../ports.ts';
import { normaliseEmail } from './email-address.ts';

export type AttributePair = { readonly Name: string; readonly Value: string };

/** Attributes that a client may set on an account, validated. */
export type WrittenAttributes = {
  readonly email: string | undefined;
  readonly preferredUsername: string | undefined;
  readonly others: Readonly<Record<string, string>>;
};

const longestName = 256;
const isShort = (value: string) => value.length <= longestName;

const rules: Readonly<Record<string, (value: string) => boolean>> = {
  email: (value) => normaliseEmail(value) !== undefined,
  preferred_username: (value) => /^[\w.+-]{1,64}$/.test(value),
  given_name: isShort,
  family_name: isShort,
  name: isShort,
  phone_number: (value) => value === '' || /^\+[1-9]\d{3,14}$/.test(value),
  'custom:company': isShort,
  'custom:role': (value) => requestedRoles.some((role) => role === value),
};

// A role is requested once, at sign-up; identity and verification are set only by the provider.
const neverUpdated = [
  'custom:role',
  'sub',
  'email_verified',
  'phone_number_verified',
  'cognito:username',
  'identities',
];

const unauthorized = () =>
  new IdentityError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');

function readAttributes(pairs: readonly AttributePair[]): WrittenAttributes {
  const values = new Map<string, string>();
  for (const { Name, Value } of pairs) {
    const rule = Object.hasOwn(rules, Name) ? rules[Name] : undefined;
    if (!rule) throw invalidParameter("Value at 'UserAttributes' names an attribute that is not in the schema.");
    if (values.has(Name)) throw invalidParameter(`The attribute ${Name} is given more than once.`);
    if (!rule(Value)) throw invalidParameter(`Value of the attribute ${Name} is not valid.`);
    values.set(Name, Value);
  }
  const email = values.get('email');
  const preferredUsername = values.get('preferred_username');
  values.delete('email');
  values.delete('preferred_username');
  return {
    email: email === undefined ? undefined : normaliseEmail(email),
    preferredUsername,
    others: Object.fromEntries(values),
  };
}

/** The attributes of a new account; `custom:role` among them is a request, never a grant. */
export function readSignUpAttributes(pairs: readonly AttributePair[]): WrittenAttributes {
  return readAttributes(pairs);
}

/** The attributes a signed-in client may change. */
export function readChangedAttributes(pairs: readonly AttributePair[]): WrittenAttributes {
  if (pairs.some(({ Name }) => neverUpdated.includes(Name))) throw unauthorized();
  return readAttributes(pairs);
}

/** Everything about an account, as GetUser spells it. */
export function listAttributes(user: UserRecord): readonly AttributePair[] {
  const phone = user.attributes.phone_number;
  return Object.entries({
    sub: user.id,
    email: user.email,
    email_verified: String(user.emailVerified),
    preferred_username: user.preferredUsername,
    ...user.attributes,
    ...(phone !== undefined && { phone_number_verified: String(user.phoneVerified) }),
  }).map(([Name, Value]) => ({ Name, Value }));
}
