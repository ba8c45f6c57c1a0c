import { createValidator, type DocumentValidator } from '@halyard/schema-inference/validate/create-validator.ts';
import { type AddressedSchema, bundleSchema } from '@halyard/schema-inference/viewer/bundle-schema.ts';
import { parseDocument } from './parse-document.ts';
import type { SchemaText } from './schema-tasks.ts';

/** Characters of the schemas whose validators are kept; compiled they take several times as much. */
const charactersKept = 8_000_000;

export type ReadableSchema = {
  /** The schema together with those it refers to. */
  readonly bundle: unknown;
  readonly related: readonly AddressedSchema[];
};

const parseAddressed = ({ address, text }: { readonly address: string; readonly text: string }): AddressedSchema => ({
  address,
  schema: parseDocument(text),
});

export function readSchema(given: SchemaText): ReadableSchema {
  const related = given.related.map(parseAddressed);
  return { bundle: bundleSchema(parseAddressed(given), related), related };
}

type OpenSchema = ReadableSchema & { readonly validator: DocumentValidator };

const kept = new Map<string, OpenSchema>();

const keyOf = ({ address, text, related }: SchemaText) =>
  [address, text, ...related.flatMap((other) => [other.address, other.text])].join('\n');

/** Forgets what was used longest ago until the rest fits. */
function keepWithin(characters: number) {
  let total = [...kept.keys()].reduce((sum, key) => sum + key.length, 0);
  for (const key of kept.keys()) {
    if (total <= characters) return;
    kept.delete(key);
    total -= key.length;
  }
}

/** A schema with its compiled validator; this thread compiles the same schema once, as long as there is room for it. */
export function openSchema(given: SchemaText): OpenSchema {
  const key = keyOf(given);
  const known = kept.get(key);
  const read = known ?? readSchema(given);
  const opened = known ?? { ...read, validator: createValidator(read.bundle) };
  kept.delete(key);
  kept.set(key, opened);
  keepWithin(charactersKept);
  return opened;
}
