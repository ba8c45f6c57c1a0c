import { createHash } from 'node:crypto';
import { createValidator, type DocumentValidator } from '@halyard/schema-inference/validate';
import { type AddressedSchema, bundleSchema } from '@halyard/schema-inference/viewer';
import { parseDocument } from './parse-document.ts';
import type { SchemaText } from './schema-tasks.ts';

/** Total characters of schemas with cached validators; compiled they take several times as much. */
const charactersKept = 8_000_000;

type ReadableSchema = {
  /** The schema together with those it refers to. */
  readonly bundle: unknown;
  readonly related: readonly AddressedSchema[];
};

const parseAddressed = ({ address, text }: { readonly address: string; readonly text: string }): AddressedSchema => ({
  address,
  schema: parseDocument(text),
});

function readSchema(given: SchemaText): ReadableSchema {
  const related = given.related.map(parseAddressed);
  return { bundle: bundleSchema(parseAddressed(given), related), related };
}

type Elsewhere = NonNullable<Parameters<typeof createValidator>[1]>;

type OpenSchema = ReadableSchema & {
  /** Compiled on first use; throws `UnusableSchema`. */
  readonly validator: (elsewhere: Elsewhere) => DocumentValidator;
};

function compiledOnce({ bundle }: ReadableSchema): OpenSchema['validator'] {
  const known = new Map<Elsewhere, DocumentValidator>();
  return (elsewhere) => {
    const validator = known.get(elsewhere) ?? createValidator(bundle, elsewhere);
    known.set(elsewhere, validator);
    return validator;
  };
}

type Kept = { readonly opened: OpenSchema; readonly characters: number };

const kept = new Map<string, Kept>();

/** The same content has the same key: a schema, or one that it refers to, that changes is another one. */
function keyOf({ address, text, related }: SchemaText): string {
  const parts = [address, text, ...related.flatMap((other) => [other.address, other.text])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const charactersOf = ({ text, related }: SchemaText) =>
  related.reduce((sum, other) => sum + other.text.length, text.length);

/** Evicts the least recently used until the rest fits. */
function keepWithin(most: number) {
  let total = [...kept.values()].reduce((sum, { characters }) => sum + characters, 0);
  for (const [key, { characters }] of kept) {
    if (total <= most) return;
    kept.delete(key);
    total -= characters;
  }
}

/**
 * A schema with its compiled validator, for validation, comparison and sample documents alike; this thread compiles the
 * same schema once, as long as there is room for it.
 */
export function openSchema(given: SchemaText): OpenSchema {
  const key = keyOf(given);
  const known = kept.get(key)?.opened;
  const read = known ?? readSchema(given);
  const opened = known ?? { ...read, validator: compiledOnce(read) };
  kept.delete(key);
  kept.set(key, { opened, characters: charactersOf(given) });
  keepWithin(charactersKept);
  return opened;
}
