import { STATUS_CODES } from 'node:http';
import type { ErrorReply } from '@halyard/contracts/errors.ts';

/** Messages to a TAXII client in the words of the standard. */
export class TaxiiError extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

export const notFound = (what: string) => new TaxiiError(404, `${what} was not found.`);

/** The error message of TAXII 2.1, section 3.6.1. */
export function writeTaxiiError(
  status: number,
  { message, requestId }: Pick<ErrorReply, 'message' | 'requestId'>,
): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return JSON.stringify({ title, description: message, error_id: requestId, http_status: String(status) });
}
