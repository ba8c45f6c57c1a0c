/** The library that makes and checks passkeys: 27 MB that a process without passkeys does not carry. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Its readers of the binary formats. */
export const loadWebAuthnReaders = () => import('@simplewebauthn/server/helpers');
