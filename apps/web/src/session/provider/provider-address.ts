import type { IdentityConfig } from './identity-client-type.ts';

/**
 * An address of the provider as this page may use it. The embedded provider answers beside the console: a browser may
 * know the machine by another name than the server does (127.0.0.1 for localhost, a development port), and may talk to
 * its own origin only.
 */
export const addressHere = ({ provider }: IdentityConfig, address: string): string =>
  provider === 'embedded' ? window.location.origin + new URL(address).pathname : address;
