import { TransportError } from '../../api/transport-error.ts';

/** The server's message, or ours where it sent none. */
export const describeFailure = (error: unknown, otherwise: string): string =>
  (error instanceof TransportError ? error.serverMessage : undefined) ?? otherwise;
