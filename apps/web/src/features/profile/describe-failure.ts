import { TransportError } from '../../api/transport-error.ts';

/** What is said about a failed call: the server's own sentence, else ours. */
export const describeFailure = (error: unknown, otherwise: string): string =>
  (error instanceof TransportError && error.serverMessage) || otherwise;
