import { importMaxBytes } from '@halyard/contracts/intelligence/imports.ts';
import {
  charactersOf,
  createFileValidator,
  csvFiles,
  type FileKind,
  fileNameMax,
} from '../../importing/validate-file.ts';

const stixFiles: FileKind = {
  name: /\.(json|stix|stix2)$/i,
  type: /^application\/(stix\+)?json$/,
  contentType: 'application/json',
};

/** File types of the file dialog. */
export const acceptedFiles = '.json,.stix,.stix2,.csv,application/json,application/stix+json,text/csv';

export const { validateFile, contentTypeOf } = createFileValidator([csvFiles, stixFiles], importMaxBytes);

/** A name valid for the contract: file systems allow longer ones, and control characters. */
export function nameForServer(name: string): string {
  const characters = charactersOf(name);
  const plain = characters.join('');
  if (characters.length <= fileNameMax) return plain || 'import';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return `${characters.slice(0, fileNameMax - ending.length).join('')}${ending}`;
}
