import type { ErrorCode } from '@halyard/contracts/errors.ts';
import type {
  SampleFormat,
  SchemaChange,
  SchemaDiff,
  SchemaDraft,
  SchemaEvidence,
  ValidationError,
} from '@halyard/contracts/work/schemas.ts';
import type { ForeignReference } from '@halyard/schema-inference/viewer';

/** A schema as text, with its address and with the schemas of the workspace that it refers to. */
export type SchemaText = {
  readonly address: string;
  readonly text: string;
  readonly related: readonly { readonly address: string; readonly text: string }[];
};

/** Operations on schemas and documents outside the server's own thread; documents are passed as JSON text. */
export type SchemaTasks = {
  check: {
    input: { readonly text: string };
    answer: {
      readonly title: string;
      readonly description: string;
      readonly draft: SchemaDraft | null;
      readonly address: string | null;
    };
  };
  /** References of a schema to other documents. */
  references: {
    input: { readonly address: string; readonly text: string };
    answer: readonly ForeignReference[];
  };
  diff: {
    input: { readonly older: SchemaText; readonly newer: SchemaText };
    answer: Pick<SchemaDiff, 'more' | 'verdict' | 'counterExample'> & { readonly changes: readonly SchemaChange[] };
  };
  validate: {
    input: { readonly schema: SchemaText; readonly document: string };
    answer: { readonly valid: boolean; readonly errors: readonly ValidationError[]; readonly more: number };
  };
  typescript: { input: { readonly schema: SchemaText; readonly title: string }; answer: { readonly text: string } };
  sample: { input: { readonly schema: SchemaText }; answer: { readonly text: string; readonly valid: boolean } };
  /** The sample itself follows in pieces. */
  infer: {
    input: { readonly name: string; readonly title: string; readonly source: string; readonly format?: SampleFormat };
    answer: {
      readonly text: string;
      readonly evidence: readonly SchemaEvidence[];
      readonly rows: number;
      readonly format: SampleFormat;
    };
  };
};

export type SchemaTask = keyof SchemaTasks;

export type Order<T extends SchemaTask = SchemaTask> = { readonly task: T; readonly input: SchemaTasks[T]['input'] };

/** The worker's result or error. */
export type WorkerReply =
  | { readonly kind: 'done'; readonly answer: SchemaTasks[SchemaTask]['answer'] }
  | { readonly kind: 'rejected'; readonly code: ErrorCode; readonly message: string };

/** The next piece of a sample; null ends it. */
export type Piece = Uint8Array<ArrayBuffer> | null;
