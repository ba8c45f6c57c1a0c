import { isIPv4, isIPv6 } from 'node:net';

/** Formats of JSON Schema that are recognised. */
export const formats = [
  ...(['date-time', 'date', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'hostname'] as const),
] as const;
export type Format = (typeof formats)[number];

const longest = 2_000;
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const mailboxPattern = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*$/i;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLabelPattern = /^[a-z]{2,63}$/i;
const uriPattern =
  /^(?:https?|ftps?):\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:\/(?:[\w.~:/@!$&'()*+,;=-]|%[0-9a-f]{2})*)?(?:\?(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?$/i;

function isDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  if (month === 2 && day === 29) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (daysOf[month - 1] ?? 0);
}

const isDateTime = (text: string) => isDate(text.slice(0, 10)) && timePattern.test(text.slice(11));

function isHostname(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split('.');
  return (
    labels.length > 1 && topLabelPattern.test(labels.at(-1) ?? '') && labels.every((one) => labelPattern.test(one))
  );
}

function isEmail(text: string, at: number): boolean {
  return text.length <= 254 && at <= 64 && mailboxPattern.test(text.slice(0, at)) && isHostname(text.slice(at + 1));
}

const isUri = (text: string) => isHostOfUri(uriPattern.exec(text)?.[1]);
const isHostOfUri = (host: string | undefined) => host?.split('.').every((one) => labelPattern.test(one)) ?? false;

/**
 * The format a text has, or null. Narrower than the formats' own grammars, so that a validator that checks formats
 * never rejects a text of which this says that it has one. Looks at single characters first: most texts have none.
 */
export function formatOf(text: string): Format | null {
  const { length } = text;
  if (length < 3 || length > longest) return null;
  if (length === 10 && text.charCodeAt(4) === 0x2d) return isDate(text) ? 'date' : null;
  if (length >= 20 && length <= 35 && text.charCodeAt(10) === 0x54) return isDateTime(text) ? 'date-time' : null;
  if (length === 36 && text.charCodeAt(8) === 0x2d) return uuidPattern.test(text) ? 'uuid' : null;
  const at = text.indexOf('@');
  const colon = text.indexOf(':');
  if (at > 0 && colon < 0) return isEmail(text, at) ? 'email' : null;
  if (colon >= 0) return formatWithColon(text, colon);
  if (!text.includes('.') || text.includes(' ')) return null;
  if (isIPv4(text)) return 'ipv4';
  return isHostname(text) ? 'hostname' : null;
}

function formatWithColon(text: string, colon: number): Format | null {
  if (text.startsWith('//', colon + 1)) return isUri(text) ? 'uri' : null;
  if (colon === 2 && timePattern.test(text)) return 'time';
  return text.length <= 45 && isIPv6(text) && !text.includes('%') ? 'ipv6' : null;
}
