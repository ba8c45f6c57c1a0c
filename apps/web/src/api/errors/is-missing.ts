import { TransportError } from './transport-error.ts';

/** Whether the server reports a missing record: a retry would change nothing. */
export const isMissing = (error: unknown): boolean => error instanceof TransportError && error.status === 404;
