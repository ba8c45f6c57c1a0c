import { TransportError } from '../../api/transport-error.ts';

/** Somebody else changed the record since this screen showed it. */
export const isRecordChanged = (error: unknown): boolean => error instanceof TransportError && error.status === 412;

/** The record is not there: never was, or was removed. */
export const isGone = (error: unknown): boolean => error instanceof TransportError && error.status === 404;
