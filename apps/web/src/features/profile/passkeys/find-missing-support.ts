import { canUsePasskeys } from '../../../session/provider/passkey-support.ts';

// A passkey belongs to a host name: neither 127.0.0.1 nor [::1] can have one.
const isNumeric = (hostname: string) => /^[\d.]+$|:/.test(hostname);

type Page = Pick<Window, 'isSecureContext'> & { readonly location: Pick<Location, 'hostname'> };

/** What prevents this page from creating a passkey: its address, the browser, or nothing. */
export function findMissingRequirements({ isSecureContext, location }: Page): 'needsAddress' | 'needsBrowser' | null {
  if (!isSecureContext || isNumeric(location.hostname)) return 'needsAddress';
  return canUsePasskeys() ? null : 'needsBrowser';
}
