import { TransportError } from './transport-error.ts';

/** Whether the server says that there is no such record: asking again would change nothing. */
export const isMissing = (error: unknown): boolean => error instanceof TransportError && error.status === 404;
