import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { type SampleFormat, sampleMaxBytes, schemaMaxBytes } from '@halyard/contracts/work/schemas.ts';

/** What each way to make a schema is given. */
export type PartProps = {
  readonly draft: MakeDraft;
  readonly fault: MakeFault | undefined;
  readonly onChange: (change: Partial<MakeDraft>) => void;
};

export const sources = ['file', 'police', 'written'] as const;
export type Source = (typeof sources)[number];

/** What someone has entered to make a schema; kept while the dialog is closed. */
export type MakeDraft = {
  readonly source: Source;
  /** A sample to read, and a schema to take as it is. */
  readonly sample: File | null;
  readonly schemaFile: File | null;
  readonly pasted: string;
  /** What the source shall be called; empty: like the file. */
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

/** What has been typed, without the files, which only the person's own disk keeps; undefined where nothing has. */
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

/** The format that a file's name tells; undefined for one that cannot be read. */
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

/** What the made schema's source is called. */
export const nameOfDraft = ({ source, name, sample, schemaFile }: MakeDraft): string =>
  name.trim() || ((source === 'file' ? sample : schemaFile)?.name ?? '');

/** What a pasted or chosen schema is sent as; a file that is still chosen was chosen last. */
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

/** Why nothing need be sent yet; undefined when the server shall look at it. */
export function validateDraft(draft: MakeDraft): MakeFault | undefined {
  if (draft.source === 'file') return validateSample(draft);
  if (draft.source === 'written') return validateWritten(draft);
  return draft.month === '' ? 'noMonths' : undefined;
}

const nameMax = 200;

/** A name the contract takes: file systems allow longer ones, and control characters. */
export function nameForServer(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return [...plain].slice(-nameMax).join('').trim() || 'schema';
}
