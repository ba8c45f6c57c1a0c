import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import { apiErrors, type ErrorCode } from '@halyard/contracts/errors.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import * as z from 'zod/mini';
import type { ReadInput } from '../asked.ts';
import { cleanText } from './clean-text.ts';
import { type Context, createPen, type Pen } from './context.ts';
import type { Subject } from './words/model-words.ts';

/** Parameters as an address has them. */
export type Input = Readonly<Record<string, string>>;

/** What a model gets to see of a reply. `records`: how many there are, shown or not; null where nothing is counted. */
export type Shown = { readonly records: number | null; readonly data: unknown };

/** One read of this API that a model may ask for. */
export type ReadTool = {
  readonly name: string;
  readonly subject: Subject;
  readonly description: string;
  /** JSON Schema of its parameters. */
  readonly schema: object;
  /** Asks, notes the citation, and gives what the model may see. */
  readonly run: (given: unknown, context: Context) => Promise<unknown>;
};

type Draft<E extends Endpoint> = {
  readonly name: string;
  readonly subject: Subject;
  readonly endpoint: E;
  readonly description: string;
  /** The parameters a model may give, each with a hint, '' where the name says it. Nothing else is passed on. */
  readonly takes: Readonly<Record<string, string>>;
  /** Parameters that a model does not decide about. */
  readonly always?: Input;
  /** Those of `takes` that hold words of a person, not a choice: figures in them support nothing. */
  readonly free?: readonly string[];
  readonly prepare?: (input: Input, context: Context) => Input;
  readonly show: (reply: NonNullable<Parsed<E['reply']>>, pen: Pen, input: Input) => Shown;
  /** The screen of ours that shows these records. */
  readonly screen: (input: Input) => string | null;
};

type Property = { readonly [key: string]: unknown };

function propertiesOf(schema: Endpoint['query']): Readonly<Record<string, Property>> {
  if (!schema) return {};
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return (written.properties ?? {}) as Record<string, Property>;
}

/** Only the kind and the choices: small models trip over patterns, and the contract checks them anyway. */
const parameter = ({ type, enum: choices }: Property, hint: string) => ({
  type: type ?? 'string',
  ...(choices ? { enum: choices } : {}),
  ...(hint !== '' && { description: hint }),
});

function schemaOf({ endpoint, takes }: Pick<Draft<Endpoint>, 'endpoint' | 'takes'>) {
  const params = propertiesOf(endpoint.params);
  const known = { ...propertiesOf(endpoint.query), ...params };
  const properties = Object.fromEntries(
    Object.entries(takes).map(([name, hint]) => [name, parameter(known[name] ?? {}, hint)]),
  );
  return { type: 'object', properties, required: Object.keys(params), additionalProperties: false };
}

const writeValue = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Models write numbers, booleans and lists where an address has text; what they leave empty was not meant. */
function readGiven(given: unknown, takes: Readonly<Record<string, string>>): Input {
  const all = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const meant = all.filter(([name, value]) => Object.hasOwn(takes, name) && ![null, undefined, ''].includes(value));
  return Object.fromEntries(meant.map(([name, value]) => [name, writeValue(value)]));
}

/** A search for an address that the person did not write could carry something out; its words remain. */
function dropForeign(input: Input, free: readonly string[], message: string): Input {
  const kept = Object.entries(input).map(([name, value]) =>
    free.includes(name) && !message.includes(value) ? [name, cleanText(value)] : [name, value],
  );
  return Object.fromEntries(kept);
}

function writeRequest({ method, path }: Endpoint, params: Input, query: Input): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${method} ${address}${search === '' ? '' : `?${search}`}`;
}

/** `Incidents: open, Critical` */
function writeLabel(subject: string, input: Input): string {
  const values = Object.values(input).map((value) => value.replaceAll(',', ', '));
  return values.length === 0 ? subject : `${subject}: ${values.join(', ')}`.slice(0, 300);
}

const isRefusal = (error: unknown): error is { readonly code: ErrorCode } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && Object.hasOwn(apiErrors, error.code);

/** What a model is told of an error; anything else that is thrown is a bug and rises. */
export function describeRejection(error: unknown): { readonly refused: ErrorCode; readonly why: string } {
  if (!isRefusal(error) || error.code === 'server_error') throw error;
  return { refused: error.code, why: apiErrors[error.code].message };
}

/** Writes a tool down. A list is asked for with as many rows as a model may see. */
export function defineReadTool<E extends Endpoint>(draft: Draft<E>): ReadTool {
  const { name, subject, endpoint, description, takes, always = {}, free = [], prepare, show, screen } = draft;
  const inParams = Object.keys(propertiesOf(endpoint.params));
  const limit: Input = 'limit' in propertiesOf(endpoint.query) ? { limit: String(toolRowsMax) } : {};

  async function run(given: unknown, context: Context): Promise<unknown> {
    const written = dropForeign(readGiven(given, takes), free, context.asked.message);
    const input = prepare ? prepare(written, context) : written;
    const params = Object.fromEntries(Object.entries(input).filter(([key]) => inParams.includes(key)));
    const query = Object.fromEntries(Object.entries(input).filter(([key]) => !inParams.includes(key)));
    const label = cleanText(writeLabel(context.words.subjects[subject], input));
    context.asked.onQuery(label);
    try {
      const asked = { params, query: { ...query, ...limit, ...always } } as ReadInput<E>;
      const reply = await context.asked.read(endpoint, asked);
      const shown = show(reply as NonNullable<Parsed<E['reply']>>, createPen(context), input);
      const n = context.citations.length + 1;
      const request = writeRequest(endpoint, params, query);
      context.citations.push({ n, label, request, href: screen(input), records: shown.records });
      context.known.add(Object.entries(input).flatMap(([key, value]) => (free.includes(key) ? [] : [value])));
      context.known.add(shown.records);
      context.known.add(shown.data);
      return { citation: n, ...(shown.records !== null && { records: shown.records }), result: shown.data };
    } catch (error) {
      return describeRejection(error);
    }
  }
  return { name, subject, description, schema: schemaOf({ endpoint, takes }), run };
}

/** The address of a screen with the given parameters, leaving out what is undefined. */
export function screenWith(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`],
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}
