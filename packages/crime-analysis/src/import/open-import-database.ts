import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { sqlText } from './sql-text.ts';

export type ImportDatabase = {
  connect(): Promise<DuckDBConnection>;
  close(): void;
};

/**
 * An in-memory database that may touch the given folders and files and nothing else: no network, no extensions, no
 * other path, and none of this can be unlocked again (`lock_configuration`). Data that does not fit into memory spills
 * into `spillFolder`.
 */
export async function openImportDatabase(
  { folders, files }: { readonly folders: readonly string[]; readonly files: readonly string[] },
  spillFolder: string,
  memoryLimitMb = 384,
): Promise<ImportDatabase> {
  // One thread for each connection: files are loaded side by side, and a second thread for one only costs.
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '1',
    memory_limit: `${memoryLimitMb}MB`,
    temp_directory: spillFolder,
    allow_community_extensions: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await connection.run(`SET allowed_directories=[${folders.map(sqlText).join(', ')}]`);
  await connection.run(`SET allowed_paths=[${files.map(sqlText).join(', ')}]`);
  await connection.run('SET enable_external_access=false');
  await connection.run('SET lock_configuration=true');
  connection.closeSync();
  return { connect: () => instance.connect(), close: () => instance.closeSync() };
}
