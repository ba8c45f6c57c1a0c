import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { normaliseName, requireAccount } from '../../user-pool/accounts/find-account.ts';
import type { FirstFactorName } from '../../user-pool/factors/first-factors.ts';
import { startPasskey } from './passkey.ts';
import { signInWithPassword } from './password.ts';
import { startPasswordVerifier } from './password-verifier.ts';
import { startSignInCode } from './sign-in-code.ts';

/** Input sent along with the choice of a first factor. */
export type FirstFactorInput = {
  readonly username: string;
  readonly password: string | undefined;
  readonly srpA: string | undefined;
};

/** Rejects if the chosen method lacks its required input. */
export function requireBelongings(name: FirstFactorName, { password, srpA }: FirstFactorInput): void {
  if (name === 'PASSWORD' && password === undefined) throw invalidParameter('Missing required parameter PASSWORD');
  if (name === 'PASSWORD_SRP' && srpA === undefined) throw invalidParameter('Missing required parameter SRP_A');
}

/** Begins a sign-in in the chosen way. No device is named: clients that choose cannot prove one before the password. */
export async function beginWith(core: Core, name: FirstFactorName, input: FirstFactorInput, caller: Caller) {
  requireBelongings(name, input);
  const { username, password = '', srpA = '' } = input;
  switch (name) {
    case 'PASSWORD':
      return signInWithPassword(core, { username, password, deviceKey: undefined }, caller);
    case 'PASSWORD_SRP':
      return startPasswordVerifier(core, { username, srpA }, caller);
    case 'WEB_AUTHN':
      return startPasskey(core, await requireAccount(core, username), normaliseName(username));
    default:
      return startSignInCode(core, name, username, caller);
  }
}
