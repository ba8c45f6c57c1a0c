import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';
import { freshAccount } from './new-account.ts';

// Responses contain the id, and a caller may then ask for that id. Everything about a simulated user is therefore
// derived from the id, and the id encodes the masked address: both names give the same responses, as they do for a real
// user.

type Deriving = Pick<Core, 'secrets'>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idBytes = 16;
const shownAt = idBytes - 2;
/** Possible initials of an address, and of a domain. */
const beginnings = ["abcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+/=?^_`{|}~-", 'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Version 4, as the ids of real users are. */
function toUuid(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Makes the two bytes look like any others: it depends on the rest of the id. */
const maskFor = ({ secrets }: Deriving, id: string) => secrets.simulate(`id-shown|${id.slice(0, -4)}`, 2);

function idOf(core: Deriving, name: string): string {
  const bytes = core.secrets.simulate(`id|${name}`, idBytes);
  const mask = maskFor(core, toUuid(bytes));
  const shown = [name.slice(0, 1), name.slice(name.indexOf('@') + 1).slice(0, 1)];
  beginnings.forEach((letters, index) => {
    const letter = Math.max(letters.indexOf(shown[index] ?? ''), 0);
    bytes[shownAt + index] = letter ^ (mask[index] ?? 0);
  });
  return toUuid(bytes);
}

/** An address that looks, when it is masked, like the one that the id was made from. */
function addressBehind(core: Deriving, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').subarray(shownAt);
  const mask = maskFor(core, id);
  const [local = '', domain = ''] = beginnings.map((letters, index) =>
    letters.charAt(((bytes[index] ?? 0) ^ (mask[index] ?? 0)) % letters.length),
  );
  return `${local}@${domain}`;
}

/** A user who does not exist but always looks the same, whether asked for by address or by id. */
export function simulateUser(core: Deriving, name: string): UserRecord {
  const isId = uuid.test(name);
  const id = isId ? name : idOf(core, name);
  const email = isId ? addressBehind(core, id) : name;
  return {
    id,
    email,
    emailVerified: true,
    preferredUsername: name,
    attributes: {},
    status: 'CONFIRMED',
    enabled: true,
    salt: core.secrets.simulate(`salt|${id}`, 16).toString('hex'),
    verifierSealed: '',
    passwordChangedAt: 0,
    createdAt: 0,
    updatedAt: 0,
    ...freshAccount,
  };
}
