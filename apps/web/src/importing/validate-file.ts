import type { FileFault } from './file-fault.ts';

type Described = Pick<File, 'name' | 'size' | 'type'>;

/** A type of file, by its extension or media type. */
export type FileKind = { readonly name: RegExp; readonly type: RegExp; readonly contentType: string };

export const csvFiles: FileKind = { name: /\.csv$/i, type: /^text\/csv$/, contentType: 'text/csv' };

const kindOf = (file: Described, kinds: readonly FileKind[]) =>
  kinds.find(({ name, type }) => name.test(file.name) || type.test(file.type));

/** Validates files before they are uploaded, and returns the content type to send. */
export const createFileValidator = (kinds: readonly FileKind[], maxBytes: number) => ({
  /** Why a file need not be sent; undefined if the server should check it. */
  validateFile(file: Described): FileFault | undefined {
    if (!kindOf(file, kinds)) return 'wrongKind';
    if (file.size === 0) return 'empty';
    return file.size > maxBytes ? 'tooLarge' : undefined;
  },
  contentTypeOf: (file: Described): string => kindOf(file, kinds)?.contentType ?? 'application/octet-stream',
});

/** How long a name the contracts take, in characters. */
export const fileNameMax = 200;

/** The characters of a name without those that no contract takes. */
export const charactersOf = (name: string): readonly string[] => [
  ...name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim(),
];
