import type { InTurn } from './in-turn.ts';
import type { Clock, PolicyOf, Ports, Random } from './ports.ts';
import type { Secrets } from './secrets.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** How this user pool behaves. Durations of tokens are fixed here, not per client. */
export type ProviderConfig = {
  /** `<region>_<letters and digits>`; part of every password verifier, so it must never change. */
  readonly poolId: string;
  readonly clientId: string;
  /** Public address of the provider without a slash at the end, for example `https://example.org/identity`. */
  readonly baseUrl: string;
  /** `prevent` answers alike for known and unknown addresses (Cognito's PreventUserExistenceErrors). */
  readonly userExistence: 'legacy' | 'prevent';
  /** Multiplies limits per address; limits per account are never loosened. */
  readonly rateLimitFactor: number;
  /** May not be part of a password. */
  readonly productName: string;
  readonly accessTokenMinutes: number;
  /** `<region>:<uuid>`: names the identity pool that goes with this user pool. */
  readonly identityPoolId: string;
  /** Whether the identity pool gives credentials to who is not signed in. */
  readonly guests: boolean;
  /** Text messages leave this machine; without it no sign-in asks for one. */
  readonly sendsTexts: boolean;
  /** The host name that passkeys belong to, the name people see, and the origins of pages that may use them. */
  readonly relyingParty: { readonly id: string; readonly name: string; readonly origins: readonly string[] };
  /** What the product makes of a role that is declared at sign-up; told to clients, which tell people. */
  readonly declaredRoles?: 'granted' | 'approved';
  /** Bits of the RSA keys that are made from now on; 3072 unless given. */
  readonly signingKeyBits?: number | undefined;
  /** Where the hosted login may lead back to, exactly as registered; null where there is none. */
  readonly hostedLogin: {
    readonly redirectUris: readonly string[];
    readonly logoutUris: readonly string[];
    /** What may be asked for at an address, and is granted there when nothing is named; all scopes at the others. */
    readonly scopesAt?: ReadonlyMap<string, readonly string[]>;
  } | null;
};

/** What every operation works with. */
export type Core = {
  readonly config: ProviderConfig;
  readonly ports: Ports;
  readonly policyOf: PolicyOf;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly signingKeys: SigningKeys;
  /** Puts tries at one password in line. */
  readonly inTurn: InTurn;
};

/** The region that the pool id begins with. */
export const regionOf = ({ poolId }: ProviderConfig) => poolId.slice(0, poolId.indexOf('_'));

/** `iss` of every token: configured, never taken from a request. */
export const issuerOf = ({ baseUrl, poolId }: ProviderConfig) => `${baseUrl}/${poolId}`;
