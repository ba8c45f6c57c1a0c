import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type * as z from 'zod/mini';

type Issue = {
  readonly code?: string | undefined;
  readonly path: PropertyKey[];
  readonly message: string;
  readonly keys?: unknown;
};

function describe(part: string, issue: Issue): string {
  // The caller's own key names are not repeated: they may be anything.
  if (issue.code === 'unrecognized_keys') return `The ${part} has a field that this address does not know.`;
  const field = issue.path.map(String).join('.');
  const problem = issue.code === 'invalid_type' ? 'is missing or has the wrong type' : issue.message;
  return field
    ? `The field "${field}" of the ${part} ${wordProblem(problem)}.`
    : `The ${part} ${wordProblem(problem)}.`;
}

// Our own refinements read as predicates ("must be …"); the library's read as sentences.
function wordProblem(problem: string): string {
  return /^(must|is) /i.test(problem)
    ? `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`
    : 'has a value that is not allowed';
}

function parsePart<S extends z.ZodMiniType | undefined>(part: string, schema: S, value: unknown): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data as Parsed<S>;
  throw new ApiError('invalid_input', describe(part, (error?.issues[0] ?? { path: [], message: '' }) as Issue));
}

/** PostgreSQL can neither store nor query NUL, and no one types it. */
function rejectNul(part: string, values: unknown): void {
  const found = Object.values((values ?? {}) as Record<string, unknown>).some(
    (value) => typeof value === 'string' && value.includes('\0'),
  );
  if (found) throw new ApiError('invalid_input', `The ${part} must not contain control characters.`);
}

type Incoming = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Validates all input against the contract; the first invalid field is named in the error. */
export function parseInput<P extends S, Q extends S, B extends S, R extends S>(
  endpoint: Endpoint<P, Q, B, R>,
  { params, query, body }: Incoming,
): { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } {
  rejectNul('path', params);
  rejectNul('query', query);
  if (!endpoint.query && Object.keys((query ?? {}) as object).length > 0)
    throw new ApiError('invalid_input', 'This address takes no query.');
  return {
    params: parsePart('path', endpoint.params, params),
    query: parsePart('query', endpoint.query, query),
    body: parsePart('request body', endpoint.body, body),
  };
}

type S = z.ZodMiniType | undefined;
