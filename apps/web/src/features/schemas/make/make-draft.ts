import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { type SampleFormat, sampleMaxBytes, schemaMaxBytes } from '@halyard/contracts/work/schemas.ts';

/** Props of each method of creating a schema. */
export type PartProps = {
  readonly draft: MakeDraft;
  readonly fault: MakeFault | undefined;
  readonly onChange: (change: Partial<MakeDraft>) => void;
};

export const sources = ['file', 'police', 'written'] as const;
export type Source = (typeof sources)[number];

/** Input for creating a schema; kept while the dialog is closed. */
export type MakeDraft = {
  readonly source: Source;
  /** A sample to infer from, and a schema to store unchanged. */
  readonly sample: File | null;
  readonly schemaFile: File | null;
  readonly pasted: string;
  /** The name of the source; empty: that of the file. */
  readonly name: string;
  readonly kind: CrimeKind;
  readonly month: string;
  readonly asVersion: boolean;
};

export const emptyDraft: MakeDraft = {
  source: 'file',
  sample: null,
  schemaFile: null,
  pasted: '',
  name: '',
  kind: 'street',
  month: '',
  asVersion: false,
};

/** The input without files, which are only on the user's disk; undefined if there is none. */
export const typedIn = (draft: MakeDraft): MakeDraft | undefined =>
  draft.pasted.trim() === '' && draft.name.trim() === '' ? undefined : { ...draft, sample: null, schemaFile: null };

export type MakeFault =
  | 'noFile'
  | 'emptyFile'
  | 'wrongKind'
  | 'sampleTooLarge'
  | 'nothingWritten'
  | 'notJson'
  | 'schemaTooLarge'
  | 'noName'
  | 'noMonths';

const formats: Readonly<Record<string, SampleFormat>> = { csv: 'csv', json: 'json', ndjson: 'ndjson', jsonl: 'ndjson' };

/** The format by a file's name; undefined for an unreadable one. */
export function formatOf({ name }: Pick<File, 'name'>): SampleFormat | undefined {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  return ending !== undefined && Object.hasOwn(formats, ending) ? formats[ending] : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The source name of the created schema. */
export const nameOfDraft = ({ source, name, sample, schemaFile }: MakeDraft): string =>
  name.trim() || ((source === 'file' ? sample : schemaFile)?.name ?? '');

/** The payload for a pasted or selected schema; a file that is still selected was selected last. */
export const writtenSchema = ({ schemaFile, pasted }: MakeDraft): Blob => schemaFile ?? new Blob([pasted]);

function validateSample({ sample }: MakeDraft): MakeFault | undefined {
  if (!sample) return 'noFile';
  if (!formatOf(sample)) return 'wrongKind';
  if (sample.size === 0) return 'emptyFile';
  return sample.size > sampleMaxBytes ? 'sampleTooLarge' : undefined;
}

function validateWritten(draft: MakeDraft): MakeFault | undefined {
  const { schemaFile, pasted } = draft;
  if (!schemaFile && pasted.trim() === '') return 'nothingWritten';
  if (writtenSchema(draft).size > schemaMaxBytes) return 'schemaTooLarge';
  if (!schemaFile && !isJson(pasted)) return 'notJson';
  return nameOfDraft(draft) === '' ? 'noName' : undefined;
}

/** Why sending is unnecessary; undefined if the server should check it. */
export function validateDraft(draft: MakeDraft): MakeFault | undefined {
  if (draft.source === 'file') return validateSample(draft);
  if (draft.source === 'written') return validateWritten(draft);
  return draft.month === '' ? 'noMonths' : undefined;
}

const nameMax = 200;

/** A name valid for the contract: file systems allow longer ones, and control characters. */
export function nameForServer(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return [...plain].slice(-nameMax).join('').trim() || 'schema';
}
