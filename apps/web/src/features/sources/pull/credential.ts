export const credentialKinds = ['none', 'bearer', 'basic', 'header'] as const;
type CredentialKind = (typeof credentialKinds)[number];

/** A credential as it is typed. It stays in the memory of its form: a draft would outlive the session. */
export type Credential = {
  readonly kind: CredentialKind;
  readonly token: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
};

export type CredentialField = Exclude<keyof Credential, 'kind'>;
export type CredentialProblem = { readonly field: CredentialField; readonly why: 'missing' | 'notSendable' | 'colon' };

export const noCredential: Credential = { kind: 'none', token: '', user: '', password: '', header: '' };

export const credentialMax = 3_000;

/** A header takes nothing else; anything else would only fail once it is sent. */
const isSendable = (value: string) => /^[\x20-\x7e]+$/.test(value);

function problemOf(field: CredentialField, value: string): CredentialProblem | undefined {
  if (value.trim() === '') return { field, why: 'missing' };
  return isSendable(value.trim()) ? undefined : { field, why: 'notSendable' };
}

/** Why a credential cannot be sent as it is. */
export function problemIn(credential: Credential): CredentialProblem | undefined {
  const { kind, token, user, header } = credential;
  switch (kind) {
    case 'bearer':
      return problemOf('token', token);
    case 'header':
      return problemOf('header', header);
    case 'basic':
      if (user.trim() === '') return { field: 'user', why: 'missing' };
      // The first colon ends the user (RFC 7617, section 2).
      return user.includes(':') ? { field: 'user', why: 'colon' } : undefined;
    default:
      return undefined;
  }
}

/** Basic takes UTF-8, which `btoa` alone does not. */
function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The header that the server keeps; null without a credential. */
export function authorizationOf({ kind, token, user, password, header }: Credential): string | null {
  switch (kind) {
    case 'bearer':
      return `Bearer ${token.trim()}`;
    case 'basic':
      return `Basic ${toBase64(`${user.trim()}:${password}`)}`;
    case 'header':
      return header.trim();
    default:
      return null;
  }
}

/** What becomes of the credential of a source that exists: unless someone says so it stays. */
export type CredentialChange =
  | { readonly to: 'keep' }
  | { readonly to: 'remove' }
  | { readonly to: 'replace'; readonly credential: Credential };

export const keepCredential: CredentialChange = { to: 'keep' };

/** Nothing was typed into it: there is nothing to lose. */
export const changesNothing = (change: CredentialChange): boolean =>
  change.to === 'keep' || (change.to === 'replace' && change.credential.kind === 'none');

export const problemInChange = (change: CredentialChange): CredentialProblem | undefined =>
  change.to === 'replace' ? problemIn(change.credential) : undefined;

/** As it is sent to the server: absent it keeps what it has, null removes it. */
export function authorizationAfter(change: CredentialChange): string | null | undefined {
  if (changesNothing(change)) return undefined;
  return change.to === 'replace' ? authorizationOf(change.credential) : null;
}
