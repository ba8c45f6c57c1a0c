import { ApiError } from '@halyard/contracts/errors.ts';
import { openHalyard } from '../run.ts';
import { CommandError } from '../start/run-command-line.ts';

export type OpenServer = Awaited<ReturnType<typeof openHalyard>>['server'];

/** The product itself for the time of a command, without listening. What it rejects is a sentence. */
export async function withHalyard<T>(
  environment: NodeJS.ProcessEnv,
  work: (server: OpenServer) => Promise<T>,
): Promise<T> {
  const { folder, database, server } = await openHalyard(environment);
  try {
    return await work(server);
  } catch (cause) {
    throw cause instanceof ApiError ? new CommandError(cause.message) : cause;
  } finally {
    await server.close();
    await database.close();
    folder.release();
  }
}
