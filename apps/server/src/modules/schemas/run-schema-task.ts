import { ApiError, apiErrors, type ErrorCode } from '@halyard/contracts/errors.ts';
import { SchemaInferenceError, type SchemaInferenceProblem } from '@halyard/schema-inference';
import { parseDocument } from './parse-document.ts';
import type { Order, SchemaTask, SchemaTasks } from './schema-tasks.ts';

type Pieces = () => AsyncGenerator<Uint8Array>;
type TaskRunners = {
  readonly [T in SchemaTask]: (
    input: SchemaTasks[T]['input'],
    pieces: Pieces,
  ) => SchemaTasks[T]['answer'] | Promise<SchemaTasks[T]['answer']>;
};

const textOf = (schema: unknown, key: 'title' | 'description'): string => {
  const held = (schema as Readonly<Record<string, unknown>>)[key];
  return typeof held === 'string' ? held : '';
};

async function* from(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first;
  yield* rest;
}

// Each job loads only what it needs: a thread does one job and ends.
const runners: TaskRunners = {
  async check({ text }) {
    const { checkSchema } = await import('@halyard/schema-inference/validate');
    const { addressOf, detectDraft } = await import('@halyard/schema-inference/viewer');
    const schema = parseDocument(text);
    const found = checkSchema(schema);
    if (found) throw new ApiError(found.problem, `${apiErrors[found.problem].message} ${found.detail}`);
    const [title, description] = [textOf(schema, 'title'), textOf(schema, 'description')];
    return { title, description, draft: detectDraft(schema), address: addressOf(schema) };
  },

  async references({ address, text }) {
    const { foreignReferences } = await import('@halyard/schema-inference/viewer');
    return foreignReferences({ address, schema: parseDocument(text) });
  },

  async diff({ older, newer }) {
    const { diffSchemas, decideVerdict } = await import('@halyard/schema-inference/diff');
    const { placeOutside } = await import('@halyard/schema-inference/viewer');
    const { openSchema } = await import('./read-schema.ts');
    const [before, after] = [openSchema(older), openSchema(newer)];
    const listed = diffSchemas(parseDocument(older.text), parseDocument(newer.text));
    const { verdict, counterExample } = decideVerdict(before.bundle, after.bundle, (schema, elsewhere) =>
      (schema === before.bundle ? before : after).validator(elsewhere),
    );
    if (!counterExample) return { ...listed, verdict, counterExample };
    const { document, error } = counterExample;
    const place = placeOutside(error.schema, after.related);
    return { ...listed, verdict, counterExample: { document, error: { ...error, schema: place } } };
  },

  async validate({ schema, document }) {
    const { placeOutside } = await import('@halyard/schema-inference/viewer');
    const { openSchema } = await import('./read-schema.ts');
    const { validator, related } = openSchema(schema);
    const { errors, ...found } = validator('reject').validate(parseDocument(document));
    return { ...found, errors: errors.map((error) => ({ ...error, schema: placeOutside(error.schema, related) })) };
  },

  async typescript({ schema, title }) {
    const { writeTypeScript } = await import('@halyard/schema-inference/export');
    const { openSchema } = await import('./read-schema.ts');
    return { text: writeTypeScript(openSchema(schema).bundle, title) };
  },

  async sample({ schema }) {
    const { makeSample } = await import('@halyard/schema-inference/sample');
    const { openSchema } = await import('./read-schema.ts');
    const { bundle, validator } = openSchema(schema);
    const { document, valid } = makeSample(bundle, () => validator('accept'));
    return { text: `${JSON.stringify(document, null, 2)}\n`, valid };
  },

  async infer({ name, title, source, format: wanted }, pieces) {
    const { guessSampleFormat, inferSample } = await import('@halyard/schema-inference/infer');
    const rest = pieces();
    const { value: first, done } = await rest.next();
    if (done) throw new ApiError('sample_not_readable');
    const format = wanted ?? guessSampleFormat(name, first);
    const { schema, ...found } = await inferSample({ title, source, format, chunks: from(first, rest) });
    return { ...found, format, text: `${JSON.stringify(schema, null, 2)}\n` };
  },
};

const codes: Readonly<Record<SchemaInferenceProblem, ErrorCode>> = {
  not_json: 'document_not_json',
  not_readable: 'sample_not_readable',
  too_deep: 'document_too_deep',
  // The detail names the reference or the pattern that cannot be used.
  not_usable: 'not_a_schema',
  too_slow: 'schema_too_slow',
};

/** Does one job with schemas; throws an ApiError if the engine cannot process the input. */
export async function runTask<T extends SchemaTask>({ task, input }: Order<T>, pieces: Pieces) {
  try {
    return await runners[task](input, pieces);
  } catch (cause) {
    if (cause instanceof SchemaInferenceError) throw new ApiError(codes[cause.problem], cause.detail, { cause });
    throw cause;
  }
}
