import { Secret, TOTP } from 'otpauth';
import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';

// RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds.
const algorithm = 'SHA1';
const digits = 6;
const period = 30;
const secretBytes = 20;

type Column = 'totp_sealed' | 'totp_pending_sealed';
const locationOf = (column: Column, userId: string) => ({ table: 'idp_users', column, id: userId });

/** A new secret, in base32 as authenticator apps take it. */
export const makeAuthenticatorSecret = ({ random }: Core): string =>
  new Secret({ buffer: Uint8Array.from(random(secretBytes)).buffer }).base32;

export const sealAuthenticator = ({ secrets }: Core, column: Column, userId: string, base32: string): string =>
  secrets.seal(locationOf(column, userId), Buffer.from(base32));

export const openAuthenticator = ({ secrets }: Core, column: Column, userId: string, sealed: string): string =>
  secrets.open(locationOf(column, userId), sealed).toString();

/** The time step whose code this is: the present one or a neighbour; undefined when it is not a code of this secret. */
export function stepOfCode({ clock }: Pick<Core, 'clock'>, base32: string, code: string): number | undefined {
  const timestamp = clock();
  const secret = Secret.fromBase32(base32);
  const delta = TOTP.validate({ token: code, secret, algorithm, digits, period, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** The step of the account's own authenticator; undefined for a wrong code, and where there is none. */
export function stepOfAccount(core: Core, { id, totpSealed }: UserRecord, code: string): number | undefined {
  return totpSealed === null
    ? undefined
    : stepOfCode(core, openAuthenticator(core, 'totp_sealed', id, totpSealed), code);
}
