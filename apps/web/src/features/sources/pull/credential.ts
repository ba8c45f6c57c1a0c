import type { CredentialKind, Credential as Sent } from '@halyard/contracts/inflow/credentials.ts';
import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';

const fixedKinds = ['none', 'bearer', 'basic', 'apiKey', 'header'] as const satisfies readonly CredentialKind[];

/** Credential types of a source; tokens that must be requested first are for sources read in the background. */
export function credentialKindsFor(format: SourceFormat): readonly CredentialKind[] {
  switch (format) {
    case 'msgraph':
      return ['oauth', ...fixedKinds];
    case 'secops':
      return ['serviceAccount', 'oauth', ...fixedKinds];
    case 'taxii':
    case 'misp':
    case 'misp-feed':
    case 'stix':
    case 'csv-feed':
    case 'rss':
      return [...fixedKinds, 'oauth'];
    default:
      return fixedKinds;
  }
}

/** A credential being entered. It stays in the memory of its form: a draft would outlive the session. */
export type Credential = {
  readonly kind: CredentialKind;
  readonly token: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
  readonly keyHeader: string;
  readonly key: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly account: string;
  /** The expiry date; empty: never, or unknown. */
  readonly endsOn: string;
};

export type CredentialField = Exclude<keyof Credential, 'kind' | 'endsOn'>;
export type CredentialProblem = {
  readonly field: CredentialField;
  readonly why: 'missing' | 'notSendable' | 'colon' | 'notAnAddress' | 'notAKeyFile';
};

export const noCredential: Credential = {
  kind: 'none',
  token: '',
  user: '',
  password: '',
  header: '',
  keyHeader: 'X-API-Key',
  key: '',
  tokenUrl: '',
  clientId: '',
  clientSecret: '',
  scope: '',
  account: '',
  endsOn: '',
};

export const credentialMax = 3_000;
export const keyFileMax = 10_000;

/** The characters allowed in a header; anything else would only fail once it is sent. */
const isSendable = (value: string) => /^[\x20-\x7e]+$/.test(value);
/** RFC 9110, section 5.1. */
const isHeaderName = (value: string) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(value);

function problemOf(field: CredentialField, value: string): CredentialProblem | undefined {
  if (value.trim() === '') return { field, why: 'missing' };
  return isSendable(value.trim()) ? undefined : { field, why: 'notSendable' };
}

const missing = (field: CredentialField, value: string): CredentialProblem | undefined =>
  value.trim() === '' ? { field, why: 'missing' } : undefined;

function problemInBasic({ user }: Credential): CredentialProblem | undefined {
  // The first colon ends the user (RFC 7617, section 2).
  return missing('user', user) ?? (user.includes(':') ? { field: 'user', why: 'colon' } : undefined);
}

function problemInKey({ keyHeader, key }: Credential): CredentialProblem | undefined {
  const isNamed = isHeaderName(keyHeader.trim());
  return isNamed
    ? problemOf('key', key)
    : (missing('keyHeader', keyHeader) ?? { field: 'keyHeader', why: 'notSendable' });
}

function problemInOauth({ tokenUrl, clientId, clientSecret }: Credential): CredentialProblem | undefined {
  if (!URL.canParse(tokenUrl.trim())) return { field: 'tokenUrl', why: 'notAnAddress' };
  return missing('clientId', clientId) ?? missing('clientSecret', clientSecret);
}

/** A key file of Google is JSON with the address of the account and its private key. */
function problemInAccount({ account }: Credential): CredentialProblem | undefined {
  try {
    const { client_email, private_key } = JSON.parse(account) as Readonly<Record<string, unknown>>;
    if (typeof client_email === 'string' && typeof private_key === 'string') return undefined;
  } catch {
    // The message is below.
  }
  return missing('account', account) ?? { field: 'account', why: 'notAKeyFile' };
}

/** Why a credential cannot be sent as it is. */
export function problemIn(credential: Credential): CredentialProblem | undefined {
  switch (credential.kind) {
    case 'bearer':
      return problemOf('token', credential.token);
    case 'header':
      return problemOf('header', credential.header);
    case 'basic':
      return problemInBasic(credential);
    case 'apiKey':
      return problemInKey(credential);
    case 'oauth':
      return problemInOauth(credential);
    case 'serviceAccount':
      return problemInAccount(credential);
    default:
      return undefined;
  }
}

/** The credential in the API's form; null without one. */
export function credentialOf(typed: Credential): Sent | null {
  switch (typed.kind) {
    case 'bearer':
      return { kind: 'bearer', token: typed.token.trim() };
    case 'basic':
      return { kind: 'basic', user: typed.user.trim(), password: typed.password };
    case 'header':
      return { kind: 'header', value: typed.header.trim() };
    case 'apiKey':
      return { kind: 'apiKey', header: typed.keyHeader.trim(), value: typed.key.trim() };
    case 'oauth': {
      const { tokenUrl, clientId, clientSecret, scope } = typed;
      const sent = { tokenUrl: tokenUrl.trim(), clientId: clientId.trim(), clientSecret: clientSecret.trim() };
      return { kind: 'oauth', ...sent, ...(scope.trim() !== '' && { scope: scope.trim() }) };
    }
    case 'serviceAccount':
      return { kind: 'serviceAccount', key: typed.account.trim() };
    default:
      return null;
  }
}

/** The credential of an existing source: unchanged unless replaced or removed. */
export type CredentialChange =
  | { readonly to: 'keep' }
  | { readonly to: 'remove' }
  | { readonly to: 'replace'; readonly credential: Credential };

export const keepCredential: CredentialChange = { to: 'keep' };

/** Nothing was entered: there is nothing to lose. */
export const changesNothing = (change: CredentialChange): boolean =>
  change.to === 'keep' || (change.to === 'replace' && change.credential.kind === 'none');

export const problemInChange = (change: CredentialChange): CredentialProblem | undefined =>
  change.to === 'replace' ? problemIn(change.credential) : undefined;

/** The payload: absent keeps the stored one, null removes it. */
export function credentialAfter(change: CredentialChange): Sent | null | undefined {
  if (changesNothing(change)) return undefined;
  return change.to === 'replace' ? credentialOf(change.credential) : null;
}

/** The expiry date of the entered credential; undefined if none is entered. */
export const endsOnAfter = (change: CredentialChange): string | undefined =>
  change.to === 'replace' && change.credential.kind !== 'none' ? change.credential.endsOn : undefined;
