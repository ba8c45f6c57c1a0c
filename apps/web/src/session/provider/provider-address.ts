import type { IdentityConfig } from './identity-client-type.ts';

/**
 * A provider URL as usable by this page. The embedded provider is at the console's origin: a browser may use another
 * host name than the server (127.0.0.1 for localhost, a development port), and may call its own origin only.
 */
export const addressHere = ({ provider }: IdentityConfig, address: string): string =>
  provider === 'embedded' ? window.location.origin + new URL(address).pathname : address;
