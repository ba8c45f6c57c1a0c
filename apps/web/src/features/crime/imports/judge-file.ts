import { crimeUploadMaxBytes } from '@halyard/contracts/crime-imports.ts';
import type { FileFault } from '../../../importing/file-fault.ts';

type Judged = Pick<File, 'name' | 'size' | 'type'>;

/** What the file dialog offers. */
export const acceptedFiles = '.csv,.zip,text/csv,application/zip';

const isZip = ({ name, type }: Judged) => /\.zip$/i.test(name) || /^application\/(x-)?zip(-compressed)?$/.test(type);
const isCsv = ({ name, type }: Judged) => /\.csv$/i.test(name) || type === 'text/csv';

/** Why a file need not be sent at all; undefined when the server shall look at it. */
export function judgeFile(file: Judged): FileFault | undefined {
  if (!isCsv(file) && !isZip(file)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > crimeUploadMaxBytes ? 'tooLarge' : undefined;
}

export const contentTypeOf = (file: Judged): string => (isZip(file) ? 'application/zip' : 'text/csv');

const nameMax = 200;

/** A name the contract takes; its end is kept, because month and force stand in it. */
export function nameForServer(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return [...plain].slice(-nameMax).join('').trim() || 'police-data.csv';
}
