import { type Problem, TransportError } from './transport-error.ts';

/** The text for a status that is not a success. */
export function problemOf(status: number): Problem {
  if (status === 401) return 'unauthenticated';
  if (status === 429) return 'tooManyRequests';
  return status >= 500 ? 'serverError' : 'other';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads an error of the product API: `{ message, code, requestId }`, or whatever a gateway sent in its place. */
export async function readError(response: Response): Promise<TransportError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, code, requestId: named } = (body ?? {}) as Record<string, unknown>;
  const { status } = response;
  const requestId = textOf(named) ?? response.headers.get('x-request-id') ?? undefined;
  return new TransportError({
    problem: problemOf(status),
    status,
    code: textOf(code),
    requestId,
    serverMessage: textOf(message),
  });
}
