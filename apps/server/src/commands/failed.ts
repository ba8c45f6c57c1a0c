import { CommandError } from '../start/run-command-line.ts';
import { describeCauses, StartError } from '../start/start-error.ts';

/**
 * Throws the error as a sentence: a file or a database could not be used. An error without a system or database code is
 * a bug and is rethrown unchanged.
 */
export const failed =
  (what: string) =>
  (cause: unknown): never => {
    const isKnown = cause instanceof StartError || cause instanceof CommandError;
    if (isKnown || (cause as { readonly code?: unknown }).code === undefined) throw cause;
    throw new CommandError(`${what}: ${describeCauses(cause).replace(/\.$/, '')}.`, { cause });
  };
