const longestAddress = 254;
const longestLocalPart = 64;
// Characters that mean nothing to mail software, and no nested repetition, so that it takes linear time.
const plainAddress = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9.-]+$/;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** The address in lower case; undefined when it is not one that mail can be sent to. */
export function normaliseEmail(text: string): string | undefined {
  if (text.length > longestAddress) return undefined;
  const email = text.toLowerCase();
  if (!plainAddress.test(email)) return undefined;
  const [local = '', domain = ''] = email.split('@');
  if (local.length > longestLocalPart || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return undefined;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => part.length <= 63 && label.test(part)) ? email : undefined;
}

export const localPartOf = (email: string) => email.slice(0, email.indexOf('@'));

/** A masked form for strangers: `a***@e***`. */
export const maskEmail = (email: string) =>
  `${email.slice(0, 1)}***@${email.slice(email.indexOf('@') + 1).slice(0, 1)}***`;
