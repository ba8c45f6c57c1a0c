import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { StatementWatch } from '../../../database/connections/watch-statements.ts';

/** Attributes of a span: never a value of a user. */
export type Facts = Readonly<Record<string, string | number>>;

/** Runs work as a span of its trace, or as a new trace. */
export type RunTraced = <T>(name: string, facts: Facts, work: () => Promise<T>) => Promise<T>;

/** Without tracing. */
export const untraced: RunTraced = (_name, _facts, work) => work();

/** The receiver of traces, and this server's name there. */
export type TracingSettings = { readonly url: string; readonly serviceName: string };

export type Tracing = {
  readonly run: RunTraced;
  /**
   * Begins the trace of a request, or continues with that of its `traceparent`; returns the id of the request, which
   * begins with that of its trace.
   */
  readonly newRequestId: (raw: IncomingMessage) => string;
  readonly followRequests: (app: FastifyInstance) => void;
  /** Traces every statement within a traced operation. */
  readonly followStatements: (statements: StatementWatch | undefined) => void;
  /** Flushes the rest, for two seconds at most. */
  readonly close: () => Promise<void>;
};
