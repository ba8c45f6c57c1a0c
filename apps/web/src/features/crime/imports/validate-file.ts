import { crimeUploadMaxBytes } from '@halyard/contracts/crime/crime-imports.ts';
import {
  charactersOf,
  createFileValidator,
  csvFiles,
  type FileKind,
  fileNameMax,
} from '../../../importing/validate-file.ts';

const zipFiles: FileKind = {
  name: /\.zip$/i,
  type: /^application\/(x-)?zip(-compressed)?$/,
  contentType: 'application/zip',
};

/** File types of the file dialog. */
export const acceptedFiles = '.csv,.zip,text/csv,application/zip';

export const { validateFile, contentTypeOf } = createFileValidator([zipFiles, csvFiles], crimeUploadMaxBytes);

/** A name the contract takes; its end is kept, because month and force are in it. */
export const nameForServer = (name: string): string =>
  charactersOf(name).slice(-fileNameMax).join('').trim() || 'police-data.csv';
