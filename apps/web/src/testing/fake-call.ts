import type { operations } from '@halyard/contracts/api-document/all-endpoints.ts';
import type { Endpoint, Given } from '@halyard/contracts/endpoint.ts';
import { onTestFinished } from 'vitest';
import type { Call } from '../api/call.ts';

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** One request of a screen: `PUT /todos/:id` and its payload. */
type Sent = Input & { readonly endpoint: string };

type AnyOperation = (typeof operations)[keyof typeof operations];
type InputOf<E extends Endpoint> = {
  readonly params: Given<E['params']>;
  readonly query: Given<E['query']>;
  readonly body: Given<E['body']>;
};
/** Replies are read, never written to. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Reply<E extends Endpoint> = Frozen<Given<E['reply']>>;

/** Fake responses by `METHOD /path`; a thrown one is the failure that the screen sees. */
export type Answers = {
  readonly [E in AnyOperation as `${E['method']} ${E['path']}`]?: (input: InputOf<E>) => Reply<E> | Promise<Reply<E>>;
};

type Schema = Endpoint['reply'];

/** The value after serialization. */
const overTheWire = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** URLs contain text and omit undefined values. */
function inTheAddress(values: unknown): unknown {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The response of one endpoint. */
export type ReplyTo<Name extends keyof Answers> = Awaited<ReturnType<NonNullable<Answers[Name]>>>;

/** Stands in for the product API. `sent` lists the requests in their order; whatever breaks the contract fails the test. */
export function fakeCall(answers: Answers): { readonly call: Call; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const breaches: string[] = [];
  // A screen shows an error passed to it, so the test must be told otherwise.
  onTestFinished(() => {
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
  });

  function parse(what: string, schema: Schema, value: unknown): unknown {
    const { success, data, error } = schema ? schema.safeParse(value) : { success: true, data: value };
    if (success) return data;
    const issues = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
    breaches.push(`${what}: ${issues.join('; ')}`);
    throw new Error(`${what} breaks the contract`, { cause: error });
  }

  const call = async (contract: Endpoint, { params, query, body }: Input) => {
    const endpoint = `${contract.method} ${contract.path}`;
    const answer = (answers as Readonly<Record<string, (input: Input) => unknown>>)[endpoint];
    if (!answer) throw new Error(`The test has no answer for ${endpoint}`);
    sent.push({
      endpoint,
      ...(params !== undefined && { params }),
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    });
    parse(`The address of ${endpoint}`, contract.params, inTheAddress(params));
    parse(`The query of ${endpoint}`, contract.query, inTheAddress(query));
    parse(`The body of ${endpoint}`, contract.body, overTheWire(body));
    const reply = await answer({ params, query, body });
    return parse(`The fake reply of ${endpoint}`, contract.reply, contract.reply && overTheWire(reply));
  };
  return { call: call as Call, sent };
}
