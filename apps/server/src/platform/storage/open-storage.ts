import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { placeOfS3 } from '../../read-storage-settings.ts';
import type { FileStorage } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';

export type StorageSettings = Pick<Config, 'dataFolder' | 'crimeFolder' | 'uploadFolder' | 's3'>;

/** For people: where the files of these settings are. */
export const placeOf = ({ crimeFolder, s3 }: StorageSettings) => (s3 ? placeOfS3(s3) : crimeFolder);

/** Opens the configured storage, without any access yet. */
export async function openStorage({
  dataFolder,
  crimeFolder,
  uploadFolder,
  s3,
}: StorageSettings): Promise<FileStorage> {
  if (!s3) return openFolderStorage({ folder: crimeFolder, uploadFolder });
  // With folders the S3 client is not loaded.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(s3, join(dataFolder, 'storage-cache'));
}
