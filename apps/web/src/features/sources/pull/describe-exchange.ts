import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { pulls } from '../../../text/en/inflow/pulls.ts';

type Words = typeof pulls;
type Outcome = Pick<Exchange, 'status' | 'problem'>;

/** Failures in a row after which the server pauses a pulled source, and the states to which that applies; its rule. */
const stoppedAfter = 20;
const permanent: readonly (number | null)[] = [400, 401, 403, 404, 405, 410];

/** As RFC 9110 calls them, for those that one meets. */
const phrases: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** `401 Unauthorized` */
export const statusLine = (status: number): string => [status, phrases[status]].filter(Boolean).join(' ');

/** The other side does not take the credential: only another one fixes that. */
export const isCredentialRejected = ({ status, problem }: Outcome): boolean =>
  problem === 'rejected' && (status === 401 || status === 403);

/** It asks to be left alone for a while, which is not a failure. */
export const asksToWait = ({ status, problem }: Outcome): boolean =>
  problem === 'rejected' && (status === 429 || status === 503);

/** The error in a few words; '' if there is none. */
export function nameProblem(outcome: Outcome, text: Words): string {
  const { status, problem } = outcome;
  if (problem === null) return '';
  const reasonOf = () => {
    if (asksToWait(outcome)) return text.askedToWait;
    return isCredentialRejected(outcome) ? text.credentialRejected : text.problems[problem];
  };
  return status === null ? reasonOf() : text.status(reasonOf(), String(status));
}

/** The conclusion from an exchange, and for a failed automatic one the next step. */
export function conclude(exchange: Outcome, text: Words, isTest: boolean): string {
  const { conclusion: words } = text;
  const { status, problem } = exchange;
  if (problem === null) return status === 304 ? words.unchanged : words.fine;
  if (asksToWait(exchange)) return words.waits;
  const what = isCredentialRejected(exchange) ? words.credential : words[problem];
  if (isTest) return what;
  return `${what} ${permanent.includes(status) ? words.stops(String(stoppedAfter)) : words.goesOn}`;
}

/** The exchange as text to copy. */
export function writeExchange({ request, status, response, body }: Exchange, text: Words): string {
  const answer = status === null ? [text.exchange.noResponse] : [statusLine(status), ...response, '', body];
  return [...request, '', ...answer].join('\n');
}

/** The URL of a source without possible secrets: no query, no user. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}
