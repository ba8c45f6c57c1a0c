import type { UserRecord } from '../../ports.ts';
import { listAttributes } from '../../user-pool/accounts/attributes.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Fields of every description of an account, in addition to its attributes; dates are seconds since 1970. */
export const describeState = (user: UserRecord) => ({
  Username: user.id,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.updatedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** An account in a list, with the attributes of these names only where some are named. */
export const describeUser = (user: UserRecord, names?: readonly string[]) => ({
  ...describeState(user),
  Attributes: listAttributes(user).filter(({ Name }) => names === undefined || names.includes(Name)),
});
