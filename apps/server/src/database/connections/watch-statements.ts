import type { LogEvent } from 'kysely';

/** A statement as it was written, without its values, and the milliseconds until it was answered. */
export type Statement = { readonly sql: string; readonly ms: number };
type Listener = (statement: Statement) => void;

/** Reports statements and their durations. */
export function watchStatements() {
  const listeners = new Set<Listener>();
  return {
    /** The interface that Kysely calls for every statement. */
    note({ query: { sql }, queryDurationMillis: ms }: LogEvent): void {
      for (const listener of listeners) listener({ sql, ms });
    },
    /** Returns how to stop. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StatementWatch = ReturnType<typeof watchStatements>;
