import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import { unsupportedOperations } from '../operations/all-operations.ts';
import type { Operation } from '../operations/operation.ts';
import type { Caller } from '../ports.ts';
import { readBody } from './read-body.ts';
import { answer, reject } from './replies.ts';

const userPool = 'AWSCognitoIdentityProviderService';
const targetPattern = /^(AWSCognitoIdentity(?:Provider)?Service)\.(\w{1,64})$/;
const longestUserAgent = 256;

type Door = {
  /** Of the caller. */
  readonly address: string;
  readonly limitCalls: (address: string) => void;
  /** Supported operations of the user pool, by name on the wire. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Supported operations of the identity pool; none without it. */
  readonly identityPoolOperations?: ReadonlyMap<string, Operation>;
};

function requireOperation(target: string | null, { operations, identityPoolOperations }: Door): Operation {
  const [, service, name = ''] = targetPattern.exec(target ?? '') ?? [];
  const operation = service === userPool ? operations.get(name) : identityPoolOperations?.get(name);
  if (operation) return operation;
  if (unsupportedOperations.has(name) || name.startsWith('Admin'))
    throw new IdentityError(
      'UnsupportedOperationException',
      `The operation ${name} is not supported by this user pool.`,
    );
  throw new IdentityError('UnknownOperationException', 'The operation is not known.');
}

function requireJson(request: Request): void {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim();
  if (type !== 'application/x-amz-json-1.1')
    throw new IdentityError('SerializationException', 'Send the request body as application/x-amz-json-1.1.');
}

/**
 * The caller, with a user agent that may be stored and shown: printable ASCII, named without Unicode's tables of 8 MB.
 */
export const describeCaller = (request: Request, address: string): Caller => ({
  address,
  userAgent:
    request.headers
      .get('user-agent')
      ?.replaceAll(/[^\x20-\x7e]/g, '')
      .slice(0, longestUserAgent) ?? null,
});

/** One call of the protocol, from the request to the answer or the error. What is neither rises: it is a bug. */
export async function handleCall(core: Core, request: Request, door: Door): Promise<Response> {
  const { address, limitCalls } = door;
  try {
    limitCalls(address);
    const operation = requireOperation(request.headers.get('x-amz-target'), door);
    requireJson(request);
    return answer(await operation(core, await readBody(request), describeCaller(request, address)));
  } catch (cause) {
    if (cause instanceof IdentityError) return reject(cause);
    throw cause;
  }
}
