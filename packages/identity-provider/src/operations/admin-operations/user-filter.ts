import { invalidParameter } from '../../identity-error.ts';
import type { UserReads, UserRecord } from '../../ports.ts';

/** Which users a list is of. */
export type UserFilter = {
  matches(user: UserRecord): boolean;
  /** Finds the only match, if the filter is on a unique attribute. */
  readonly findOnly?: (users: UserReads) => Promise<UserRecord | undefined>;
};

type Searchable = {
  read(user: UserRecord): string | undefined;
  /** How the stored value is spelled. */
  normalise?(value: string): string;
  find?(users: UserReads, value: string): Promise<UserRecord | undefined>;
};

const attribute = (name: string): Searchable => ({ read: ({ attributes }) => attributes[name] });
const id: Searchable = { read: (user) => user.id, find: (users, value) => users.byId(value) };

// Attributes that the protocol can filter a list by.
const searchables: Readonly<Record<string, Searchable>> = {
  sub: id,
  username: id,
  email: {
    read: ({ email }) => email,
    normalise: (value) => value.toLowerCase(),
    find: (users, value) => users.byEmail(value),
  },
  preferred_username: {
    read: ({ preferredUsername }) => preferredUsername,
    find: (users, value) => users.byPreferredUsername(value),
  },
  phone_number: attribute('phone_number'),
  name: attribute('name'),
  given_name: attribute('given_name'),
  family_name: attribute('family_name'),
  'cognito:user_status': { read: ({ status }) => status, normalise: (value) => value.toUpperCase() },
  status: { read: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled') },
};

// The quotes around the name may be left out; inside of the value a backslash is before quotes and itself.
const filterPattern = /^\s*(?:"([a-z_:]{1,64})"|([a-z_:]{1,64}))\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

const everybody: UserFilter = { matches: () => true };

/** Reads `attribute = "value"` or `attribute ^= "beginning"`; everyone without it. */
export function readUserFilter(filter: string | undefined): UserFilter {
  if (filter === undefined || filter === '') return everybody;
  const [, quoted, bare, operator, escaped = ''] = filterPattern.exec(filter) ?? [];
  if (operator === undefined) throw invalidParameter('Error while parsing filter.');
  const name = quoted ?? bare ?? '';
  const searchable = Object.hasOwn(searchables, name) ? searchables[name] : undefined;
  if (!searchable) throw invalidParameter('The filter names an attribute that cannot be searched.');
  const { read, normalise, find } = searchable;
  const typed = escaped.replaceAll(/\\(.)/g, '$1');
  const value = normalise?.(typed) ?? typed;
  if (operator === '^=') return { matches: (user) => read(user)?.startsWith(value) ?? false };
  return {
    matches: (user) => read(user) === value,
    ...(find && { findOnly: (users) => find(users, value) }),
  };
}
