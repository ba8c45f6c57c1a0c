/** Codes of a network or of PostgreSQL that say: there is no server that writes, for now. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Connection exceptions; shut down by its administrator, crashed, starting; ended while idle; too many connections.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '57P05', '25P03', '53300'],
  // A primary that has become a standby.
  '25006',
]);
/** No answer to a statement came within the time: the network drops what is sent, or the server hangs. */
const silent = 'Query read timeout';
/** What the driver says without a code. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'The server is read-only',
  silent,
];

/** Whether a statement got no answer at all. The server may still be at it: whoever asks again waits for the first. */
export const isSilent = (cause: unknown): boolean => (cause as { readonly message?: unknown })?.message === silent;

/** Whether the PostgreSQL server could not be reached, or ended what was begun: it may be back in a moment. */
export function isDatabaseAway(cause: unknown): boolean {
  const { code, message } = (cause ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return codes.has(String(code)) || messages.some((begin) => String(message).startsWith(begin));
}
