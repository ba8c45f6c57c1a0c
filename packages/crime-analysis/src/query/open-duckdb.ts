import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { quoted } from './quoted.ts';

export type DuckDBLimits = {
  /** The only folder that is read; nothing is written outside `workFolder`, which is below it. */
  readonly folder: string;
  /** Spill folder for sorting and grouping. */
  readonly workFolder: string;
  readonly memoryLimitMb: number;
  readonly threads: number;
};

/**
 * An empty DuckDB in memory that can reach one folder and nothing else: no other file, no network, no extension, and
 * no setting can be changed afterwards.
 */
export async function openDuckDB({ folder, workFolder, memoryLimitMb, threads }: DuckDBLimits) {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${memoryLimitMb}MB`,
    temp_directory: workFolder,
    max_temp_directory_size: '4GB',
    allow_community_extensions: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await lockDown(connection, folder);
  return connection;
}

async function lockDown(connection: DuckDBConnection, folder: string) {
  await connection.run(`SET allowed_directories = [${quoted(folder)}]`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
}
