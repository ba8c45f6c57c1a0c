import { importMaxBytes } from '@halyard/contracts/imports.ts';
import type { FileFault } from '../../importing/file-fault.ts';

const stixNames = /\.(json|stix|stix2)$/i;
const csvName = /\.csv$/i;
const stixTypes = ['application/json', 'application/stix+json'];
const csvTypes = ['text/csv'];

/** What the file dialog offers. */
export const acceptedFiles = '.json,.stix,.stix2,.csv,application/json,application/stix+json,text/csv';

type Judged = Pick<File, 'name' | 'size' | 'type'>;

const isCsv = ({ name, type }: Judged) => csvName.test(name) || csvTypes.includes(type);
const isStix = ({ name, type }: Judged) => stixNames.test(name) || stixTypes.includes(type);

/** Why a file need not be sent at all; undefined when the server shall look at it. */
export function judgeFile(file: Judged): FileFault | undefined {
  if (!isCsv(file) && !isStix(file)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > importMaxBytes ? 'tooLarge' : undefined;
}

export const contentTypeOf = (file: Judged): string => (isCsv(file) ? 'text/csv' : 'application/json');

const nameMax = 200;

/** A name the contract takes: file systems allow longer ones, and control characters. */
export function nameForServer(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  const characters = [...plain];
  if (characters.length <= nameMax) return plain || 'import';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return `${characters.slice(0, nameMax - ending.length).join('')}${ending}`;
}
