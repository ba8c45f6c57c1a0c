import { join } from 'node:path';
import { ApiError } from '@halyard/contracts/errors.ts';
import { readConfig } from '../config.ts';
import { openHalyard } from '../run.ts';
import { connectToRead, readDatabaseFacts } from '../start/read-database.ts';
import { CommandError, databaseError } from '../start/run-command-line.ts';

export type OpenServer = Awaited<ReturnType<typeof openHalyard>>['server'];

/** Throws a sentence if the settings name no workspace: a read command creates none in a misspelled folder. */
async function requireWorkspace(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  const facts = connection && readDatabaseFacts(connection.db, connection.dialect);
  const found = await facts
    ?.catch((cause) => {
      throw databaseError(cause);
    })
    .finally(() => connection?.db.destroy());
  if (found && (found.isUsed || found.workspaceId !== undefined)) return;
  throw new CommandError(`There is no workspace in ${config.databaseUrl ? 'the database' : config.dataFolder}.`);
}

/** The product itself for the time of a command, without listening; `mayBegin`: also a new workspace. What it rejects is a sentence. */
export async function withHalyard<T>(
  environment: NodeJS.ProcessEnv,
  work: (server: OpenServer) => Promise<T>,
  mayBegin = false,
): Promise<T> {
  if (!mayBegin) await requireWorkspace(environment);
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
