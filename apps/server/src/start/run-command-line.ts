import { describeCauses, exitCodes, StartError } from './start-error.ts';

/** The work was rejected, by the server or because of its input; the message is a sentence. */
export class CommandError extends Error {}

/** The message if a database does not respond, or contains none of our tables. */
export const databaseError = (cause: unknown) =>
  new StartError(exitCodes.database, `The database could not be opened: ${describeCauses(cause)}`, { cause });

/**
 * Ends the process with the exit code of a command. Where it cannot be run, the operator reads a sentence, and the code
 * is that of the start; everything else is a bug.
 */
export async function runCommandLine(run: () => Promise<number>): Promise<void> {
  // A reader that has ended, such as head, is not an error.
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
  });
  try {
    process.exitCode = await run();
  } catch (cause) {
    if (!(cause instanceof StartError || cause instanceof CommandError)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = cause instanceof StartError ? cause.exitCode : 1;
  }
}
