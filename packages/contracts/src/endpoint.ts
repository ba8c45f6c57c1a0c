import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/**
 * `public` needs no token, `source` that of a source of alerts, which belongs to no person; everything else names the
 * row of the policy table that decides.
 */
export type Access = 'public' | 'source' | Permission;

/** Whether a signed-in user is required, whose role the policy table then checks. */
export const needsPerson = (access: Access): access is Permission => typeof access !== 'string';

/**
 * One call of the product API: its payload, and who may make it. Server (`mount`), browser (`call`), OpenAPI and tests
 * all read only this.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> = {
  readonly method: Method;
  /** Below the base address, with `:name` for parameters: `/todos/:id`. */
  readonly path: string;
  /** The previous path; it is served too, and deprecated. */
  readonly formerPath: string | undefined;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** `undefined` answers 204 without a body. */
  readonly reply: Reply;
  /** Reads the text of the reply, where `JSON.parse` would lose something of it. */
  readonly parse?: (text: string) => unknown;
  /** The status of success: 200, 201 for what makes a new record, 202 for what is done later, 204 without a reply. */
  readonly status: 200 | 201 | 202 | 204;
  /** Where a new record is, below the base address, with fields of the reply: `/todos/:id`. Sent as `Location`. */
  readonly location: string | undefined;
  /** The body is a file, which is streamed. */
  readonly upload: Upload | undefined;
  /** Errors in addition to those that follow from access, body and every request (`errorsOf`). */
  readonly errors: readonly ErrorCode[];
  /** The reply, or another form of it, is a stream of server-sent events of these names. */
  readonly events: Readonly<Record<string, StreamedEvent>> | undefined;
  /** The reply is a file of any length: a client waits for its end. */
  readonly repliesAtLength: boolean;
  /** Whether a request repeated with the same Idempotency-Key is answered with the first reply: what changes something. */
  readonly obeysIdempotencyKey: boolean;
  /** The reply holds a secret that is shown once: a repeated request is given it for ten minutes only. */
  readonly repliesWithSecret: boolean;
};

/** Allowed types of a file, and its maximum decoded size. */
export type Upload = { readonly mediaTypes: readonly string[]; readonly maxBytes: number };

/** An event of a stream: when it is sent, and its data. */
export type StreamedEvent = { readonly summary: string; readonly data: Schema | undefined };

type Draft<M, A, P, Q, B, R> = Pick<Endpoint, 'summary' | 'access'> & {
  readonly method: M;
  readonly path: A;
  readonly formerPath?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply?: R;
  readonly status?: 201 | 202;
  readonly location?: string;
  readonly upload?: Upload;
  readonly errors?: readonly ErrorCode[];
  readonly events?: Readonly<Record<string, StreamedEvent>>;
  readonly repliesAtLength?: true;
  readonly parse?: (text: string) => unknown;
  readonly repliesWithSecret?: true;
  /** For a POST that changes nothing. */
  readonly obeysIdempotencyKey?: false;
};

/** Writes an endpoint down. Parameters, query and body should be strict objects: unknown keys are rejected. */
export function defineEndpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
  const M extends Method = Method,
  const A extends string = string,
>(draft: Draft<M, A, P, Q, B, R>): Endpoint<P, Q, B, R> & { readonly method: M; readonly path: A } {
  const { params, query, body, reply } = draft;
  const { formerPath, location, upload, events, errors = [] } = draft;
  const status = reply === undefined && !events ? 204 : (draft.status ?? 200);
  const obeysIdempotencyKey = draft.obeysIdempotencyKey ?? draft.method !== 'GET';
  const how = { formerPath, status, location, upload, events, errors, obeysIdempotencyKey };
  const { repliesAtLength = false, repliesWithSecret = false } = draft;
  return { ...draft, params, query, body, reply, ...how, repliesAtLength, repliesWithSecret } as Endpoint<
    P,
    Q,
    B,
    R
  > & {
    readonly method: M;
    readonly path: A;
  };
}

/** The output of a schema; `undefined` if an endpoint has none. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;
/** The input of a caller. */
export type Given<S> = S extends Schema ? z.input<S> : undefined;
