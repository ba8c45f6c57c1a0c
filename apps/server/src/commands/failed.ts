import { CommandError } from '../start/run-command-line.ts';
import { describeCauses, StartError } from '../start/start-error.ts';

/**
 * Throws what went wrong as a sentence: a file or a database could not be used. What has no code of a system or a
 * database is a bug and stays as it is.
 */
export const failed =
  (what: string) =>
  (cause: unknown): never => {
    const isKnown = cause instanceof StartError || cause instanceof CommandError;
    if (isKnown || (cause as { readonly code?: unknown }).code === undefined) throw cause;
    throw new CommandError(`${what}: ${describeCauses(cause).replace(/\.$/, '')}.`, { cause });
  };
