import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { StatementWatch } from '../../../database/connections/watch-statements.ts';

/** What is said of a step: never a value that someone gave. */
export type Facts = Readonly<Record<string, string | number>>;

/** Does work as a step of the trace that it belongs to, or as one of its own. */
export type RunTraced = <T>(name: string, facts: Facts, work: () => Promise<T>) => Promise<T>;

/** Without tracing. */
export const untraced: RunTraced = (_name, _facts, work) => work();

/** Where traces go, and what this server is called there. */
export type TracingSettings = { readonly url: string; readonly serviceName: string };

export type Tracing = {
  readonly run: RunTraced;
  /** Begins the trace of a request, or goes on with that of its `traceparent`; returns the id of the request, which begins with that of its trace. */
  readonly newRequestId: (raw: IncomingMessage) => string;
  readonly followRequests: (app: FastifyInstance) => void;
  /** Follows every statement that is asked on behalf of something traced. */
  readonly followStatements: (statements: StatementWatch | undefined) => void;
  /** Sends what is left, for two seconds at most. */
  readonly close: () => Promise<void>;
};
