import { randomUUID } from 'node:crypto';
import { type Core, regionOf } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { DeviceRecord } from '../../ports.ts';
import { N, toNumber } from '../../srp/group.ts';
import type { SrpIdentity } from '../../srp/verifier.ts';

const mostVerifierBytes = 385;
const mostSaltBytes = 64;
const locationOf = (key: string) => ({ table: 'idp_devices', column: 'verifier_sealed', id: key });

/** A name for a browser no one has seen before: `<region>_<uuid>`. */
export const makeDeviceKey = ({ config }: Core) => `${regionOf(config)}_${randomUUID()}`;

/** Takes the place of the pool's name in the proofs of a device; always the same for one person. */
export const groupKeyOf = ({ secrets }: Core, userId: string) =>
  `-${secrets.simulate(`device-group|${userId}`, 6).toString('base64url')}`;

export const deviceIdentity = ({ groupKey, key }: DeviceRecord): SrpIdentity => ({ poolName: groupKey, userId: key });

function readNumber(base64: string, mostBytes: number, field: string): bigint {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > mostBytes)
    throw invalidParameter(`Value at 'DeviceSecretVerifierConfig.${field}' is not valid.`);
  return toNumber(bytes);
}

type Given = { readonly Salt: string; readonly PasswordVerifier: string };

/** The client's attributes of its secret, validated and encrypted. */
export function readDeviceSecret({ secrets }: Core, key: string, { Salt, PasswordVerifier }: Given) {
  const verifier = readNumber(PasswordVerifier, mostVerifierBytes, 'PasswordVerifier');
  if (verifier <= 1n || verifier >= N)
    throw invalidParameter("Value at 'DeviceSecretVerifierConfig.PasswordVerifier' is not valid.");
  return {
    salt: readNumber(Salt, mostSaltBytes, 'Salt').toString(16),
    verifierSealed: secrets.seal(locationOf(key), Buffer.from(verifier.toString(16))),
  };
}

export const openDeviceVerifier = ({ secrets }: Core, { key, verifierSealed }: DeviceRecord): bigint =>
  BigInt(`0x${secrets.open(locationOf(key), verifierSealed).toString()}`);

const seconds = (ms: number) => Math.floor(ms / 1000);

/** A device as the protocol spells it; dates are seconds since 1970. */
export const describeDevice = (device: DeviceRecord) => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_name', Value: device.name },
    { Name: 'device_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
    { Name: 'last_ip_used', Value: device.address },
  ],
  DeviceCreateDate: seconds(device.createdAt),
  DeviceLastModifiedDate: seconds(device.lastUsedAt),
  DeviceLastAuthenticatedDate: seconds(device.lastUsedAt),
});
