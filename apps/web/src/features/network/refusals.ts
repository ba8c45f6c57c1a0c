import { TransportError } from '../../api/transport-error.ts';

/** The record is not there: never was, or was removed. */
export const isGone = (error: unknown): boolean => error instanceof TransportError && error.status === 404;
