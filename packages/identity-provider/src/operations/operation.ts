import type * as z from 'zod';
import type { Core } from '../core.ts';
import { IdentityError, invalidParameter } from '../identity-error.ts';
import type { Caller } from '../ports.ts';

/** One call of the protocol: validates the input, performs it, returns an object (which may be empty). */
export type Operation = (core: Core, input: unknown, caller: Caller) => Promise<object>;

/** Some objects have keys chosen by the caller; those are returned only if they could be names of ours. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  return /^[\w.]{1,128}$/.test(name) ? name : 'body';
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidParameter(`Value at '${nameOf(issue?.path ?? [])}' is not valid: ${issue?.message ?? 'unknown'}.`);
}

function requireKnownClient({ config }: Core, input: unknown): void {
  if (typeof input !== 'object' || input === null || !('ClientId' in input)) return;
  if (input.ClientId !== config.clientId)
    throw new IdentityError('ResourceNotFoundException', 'User pool client does not exist.');
}

/** Binds a schema to its handler; calls that name a client other than ours are rejected here. */
export function defineOperation<S extends z.ZodType>(
  schema: S,
  run: (core: Core, input: z.output<S>, caller: Caller) => Promise<object>,
): Operation {
  return async (core, input, caller) => {
    const parsed = parse(schema, input);
    requireKnownClient(core, parsed);
    return run(core, parsed, caller);
  };
}
