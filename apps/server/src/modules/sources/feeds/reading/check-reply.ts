import { FeedFailure, type FeedReply } from '../feed-reader.ts';

const wordsMax = 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Common field names of API error messages, the short ones first. */
const errorFields = ['title', 'name', 'message', 'description', 'error_description', 'error'];

function wordsOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  return errorFields.flatMap((field) => {
    const found = value[field];
    return typeof found === 'string' && found.trim() !== '' ? [found.trim()] : wordsOf(found);
  });
}

/** A server's error message, verbatim; `''` if it is an HTML page. */
function saidBy({ body, headers }: FeedReply): string {
  const text = body.subarray(0, 20_000).toString('utf8').toWellFormed().replaceAll('\0', '').trim();
  if (text === '' || text.startsWith('<')) return '';
  try {
    const words = [...new Set(wordsOf(JSON.parse(text)))];
    // A title repeated in its description is redundant.
    const told = words.filter((one) => !words.some((other) => other !== one && other.startsWith(one)));
    return told
      .map((one, index) => (index < told.length - 1 ? one.replace(/[.:]+$/, '') : one))
      .join(': ')
      .slice(0, wordsMax);
  } catch {
    return (headers['content-type'] ?? '').startsWith('text/plain') ? text.slice(0, wordsMax) : '';
  }
}

/** Seconds of a Retry-After header: a number, or a date by the server's own clock (RFC 9110, section 10.2.3). */
function retryAfterOf({ headers }: FeedReply): number | null {
  const value = headers['retry-after'] ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.parse(headers.date ?? '')) / 1_000);
  return seconds > 0 ? Math.min(seconds, 86_400) : null;
}

const usualWaitSeconds = 60;

const advice: Readonly<Record<number, string>> = {
  400: 'The server does not understand the request. Check the address and the options.',
  401: 'The server does not accept the credential. Check the user, password or key.',
  403: 'The credential has no right to read this. Ask the provider for access.',
  404: 'There is nothing at this address. Check the address, and the collection where one is chosen.',
  406: 'The server does not offer this format. Check that the address is one of a server of this kind.',
  410: 'What was at this address is gone. Ask the provider for the new one.',
};

/**
 * Throws what to do about a reply that is no success; the words of the server are part of it.
 *
 * @throws FeedFailure
 */
export function requireSuccess(reply: FeedReply, url: string): void {
  const { status, headers } = reply;
  if (status >= 200 && status < 300) return;
  const words = saidBy(reply);
  const said =
    words === ''
      ? `HTTP ${status} from ${shown(url)}.`
      : `HTTP ${status} from ${shown(url)}: ${words}${/[.!?]$/.test(words) ? '' : '.'}`;
  if (status === 429 || status === 503)
    throw new FeedFailure(
      `${said} The server asks to be left alone for a while.`,
      retryAfterOf(reply) ?? usualWaitSeconds,
    );
  if (status >= 300 && status < 400) {
    const target = headers.location === undefined ? '' : ` to ${shown(headers.location)}`;
    throw new FeedFailure(`${said} The server redirects${target}; redirects are not followed. Enter the new address.`);
  }
  const what = advice[status];
  throw new FeedFailure(what === undefined ? said : `${said} ${what}`);
}

/** A URL without its query, which may contain a secret. */
export const shown = (url: string) => url.replace(/\?.*$/s, '?…').slice(0, 300);

/** A sign-in page or a notice, whatever its media type. */
export const isWebPage = (body: Buffer): boolean =>
  /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(
    body.toString('utf8', 0, 2_000).replace(/^\uFEFF/, ''),
  );

/**
 * The JSON of a successful reply.
 *
 * @throws FeedFailure where it is none, such as a sign-in page or half an answer
 */
export function readJson({ body, headers }: FeedReply, url: string): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    if (isWebPage(body)) throw new FeedFailure(webPageInstead(url));
    const type = headers['content-type'] ?? 'no media type';
    const what = /^\s*[[{]/.test(text)
      ? 'JSON that is cut off or broken'
      : `text that is not JSON (${type.slice(0, 100)})`;
    throw new FeedFailure(`${shown(url)} returned ${what}.`);
  }
}

export const webPageInstead = (url: string, expected = 'JSON'): string =>
  `${shown(url)} returned a web page, not ${expected}. Check the address, and whether the server asks to sign in.`;

/** @throws FeedFailure where the JSON of a reply is no object */
export function readJsonObject(reply: FeedReply, url: string, what: string): Readonly<Record<string, unknown>> {
  const json = readJson(reply, url);
  if (isObject(json)) return json;
  const found = json === null ? 'null' : Array.isArray(json) ? 'a list' : `a ${typeof json}`;
  throw new FeedFailure(`${shown(url)} returned ${found} where ${what} was expected.`);
}
