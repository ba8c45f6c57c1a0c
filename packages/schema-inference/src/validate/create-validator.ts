import { type SchemaDraft, type ValidationError, validationErrorsMax } from '@halyard/contracts/work/schemas.ts';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { SchemaInferenceError } from '../schema-inference-error.ts';
import { draftInUse } from '../viewer/draft-in-use.ts';
import { type ReadableChoices, readableForAjv } from './ajv-readable.ts';
import { type AjvChoices, openAjv } from './draft-validators.ts';
import { type ErrorPlaces, openErrorPlaces } from './error-places.ts';
import { hasExactNumber, withStandIns } from './exact-keywords.ts';
import { runBounded } from './run-bounded.ts';

export interface ValidationResult {
  readonly valid: boolean;
  /** At most 200. */
  readonly errors: readonly ValidationError[];
  /** Errors beyond those. */
  readonly more: number;
}

export interface DocumentValidator {
  readonly draft: SchemaDraft;
  validate(document: unknown): ValidationResult;
}

/** `accept`: what is behind a reference that leads nowhere in this document accepts everything. */
type Elsewhere = 'reject' | 'accept';

/** The schema cannot be validated with; the message says why in English, and which reference or pattern it is. */
export class UnusableSchema extends SchemaInferenceError {
  readonly reference: string | undefined;

  constructor(message: string, reference?: string) {
    super('not_usable', message);
    this.name = 'UnusableSchema';
    this.reference = reference;
  }
}

/**
 * Compiles a schema that `checkSchema` found nothing wrong with; throws `UnusableSchema`, and so may `validate`. Nothing is ever loaded: a
 * reference into another document is rejected by its name. Unknown formats are ignored, known ones are checked. Patterns
 * take linear time; those that only a backtracking engine can match end in `PatternTooSlow`.
 */
export function createValidator(schema: unknown, elsewhere: Elsewhere = 'reject'): DocumentValidator {
  const draft = draftInUse(schema);
  const needsExact = hasExactNumber(schema);
  const known = new Map<boolean, Compiled>();
  const compiledFor = (isExact: boolean) => {
    const readable = known.get(isExact) ?? compile(schema, { draft, elsewhere, isExact });
    known.set(isExact, readable);
    return readable;
  };
  compiledFor(needsExact);
  return {
    draft,
    validate(document) {
      const isExact = needsExact || hasExactNumber(document);
      const { compiled, backtracking, places } = compiledFor(isExact);
      if (accepts(compiled, backtracking, isExact ? withStandIns(document) : document))
        return { valid: true, errors: [], more: 0 };
      const errors = compiled.errors ?? [];
      const listed = errors.slice(0, validationErrorsMax);
      return {
        valid: false,
        errors: listed.map((error) => errorOf(error, places.of(error))),
        more: errors.length - listed.length,
      };
    },
  };
}

/** A schema whose references are recursive on the same value can only be detected by running it. */
function accepts(compiled: ValidateFunction, backtracking: readonly string[], document: unknown): boolean {
  const run = () => compiled(document);
  try {
    return backtracking.length > 0 ? runBounded(backtracking, run) : run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnusableSchema('A reference of this schema leads back to itself without end.');
  }
}

interface Compiled {
  readonly compiled: ValidateFunction;
  /** Patterns that may take forever. */
  readonly backtracking: readonly string[];
  readonly places: ErrorPlaces;
}

function compile(schema: unknown, choices: ReadableChoices): Compiled {
  const { draft, isExact } = choices;
  const readable = readableForAjv(schema, choices);
  try {
    return compileWith({ draft, isExact, unicode: true }, readable);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw unusable(error);
  }
  try {
    return compileWith({ draft, isExact, unicode: false }, readable);
  } catch (error) {
    throw unusable(error);
  }
}

function compileWith(choices: AjvChoices, schema: unknown): Compiled {
  const backtracking: string[] = [];
  const onBacktracking = (pattern: string) => void backtracking.push(pattern);
  const compiled = compiledBy(openAjv({ ...choices, onBacktracking }), schema);
  return { compiled, backtracking, places: openErrorPlaces(schema) };
}

/** A meta-schema is known to Ajv already, and may not be added again. */
function compiledBy(ajv: Ajv, schema: unknown): ValidateFunction {
  const { $id, id } = typeof schema === 'object' ? (schema as { $id?: unknown; id?: unknown }) : {};
  const name = typeof $id === 'string' ? $id : id;
  const known =
    typeof name === 'string' && /^https?:\/\/json-schema\.org\//.test(name) ? ajv.getSchema(name) : undefined;
  return known ?? ajv.compile(schema as object | boolean);
}

function unusable(error: unknown): UnusableSchema {
  if (typeof error === 'object' && error !== null && 'missingRef' in error) {
    const reference = String(error.missingRef);
    return new UnusableSchema(`The reference ${reference} leads nowhere in this document.`, reference);
  }
  return new UnusableSchema(error instanceof Error ? error.message : String(error));
}

function errorOf(error: ErrorObject, place: string): ValidationError {
  return { instance: error.instancePath, schema: place, keyword: error.keyword, message: messageOf(error) };
}

/** Ajv's errors, with the names it keeps apart. */
function messageOf({ keyword, message = 'is not valid', params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `${message}: ${JSON.stringify(params.additionalProperty)}`;
  if (keyword === 'unevaluatedProperties') return `${message}: ${JSON.stringify(params.unevaluatedProperty)}`;
  if (keyword === 'const') return `${message} ${shortened(params.allowedValue)}`;
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    const listed = params.allowedValues.slice(0, 10).map(shortened).join(', ');
    return `${message}: ${listed}${params.allowedValues.length > 10 ? ', …' : ''}`;
  }
  return message;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
