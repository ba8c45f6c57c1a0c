/** Error codes of a network or of PostgreSQL for a temporarily missing primary. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Connection exceptions; shut down by its administrator, crashed, starting; ended while idle; too many connections.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '57P05', '25P03', '53300'],
  // A primary that has become a standby.
  '25006',
]);
/** No response to a statement in time: the network drops packets, or the server hangs. */
const silent = 'Query read timeout';
/** Error texts of the driver without a code. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'The server is read-only',
  silent,
];

/**
 * Whether a statement got no response at all. The server may still be executing it: a retry waits for the first one.
 */
export const isSilent = (cause: unknown): boolean => (cause as { readonly message?: unknown })?.message === silent;

/** Whether the PostgreSQL server could not be reached, or aborted the work: it may be back in a moment. */
export function isDatabaseAway(cause: unknown): boolean {
  const { code, message } = (cause ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return codes.has(String(code)) || messages.some((begin) => String(message).startsWith(begin));
}
