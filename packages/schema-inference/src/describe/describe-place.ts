import type { FoundFormat } from '../infer/choose-keywords.ts';
import type { Place } from '../infer/value-path.ts';
import { nameRules } from './name-rules.ts';
import { wordsOf } from './words-of.ts';

export type Description = { readonly text: string /** `name:identifier`, `format:email`. */; readonly rule: string };

type Described = {
  readonly name: string;
  readonly place: Place;
  /** The keywords that the schema states of it. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly distinct: number | null;
  readonly of: number;
  readonly minimum?: number | string | null;
  readonly maximum?: number | string | null;
  /** A format that nearly all values have, so that it is not stated. */
  readonly nearly: FoundFormat | null;
};

const formatSentences: Readonly<Record<string, string>> = {
  'date-time': 'A date and time with its zone.',
  date: 'A calendar date.',
  time: 'A time of day with its zone.',
  email: 'An email address.',
  uri: 'A web address.',
  uuid: 'A UUID.',
  ipv4: 'An IPv4 address.',
  ipv6: 'An IPv6 address.',
  hostname: 'A host name.',
};

/** Fewer values than this prove nothing by all being different. */
const provesUnique = 20;

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

const typesIn = ({ type }: Readonly<Record<string, unknown>>): string[] =>
  [type].flat().filter((one) => typeof one === 'string' && one !== 'null') as string[];

function describeByName({ name, schema, minimum, maximum }: Described): Description | null {
  const place = {
    words: wordsOf(name),
    types: typesIn(schema),
    format: typeof schema.format === 'string' ? schema.format : null,
    minimum: numberOrNull(minimum),
    maximum: numberOrNull(maximum),
  };
  for (const { rule, says } of nameRules) {
    const text = says(place);
    if (text) return { text, rule: `name:${rule}` };
  }
  return null;
}

function describeByFormat({ schema, nearly, place }: Described): Description | null {
  const { format } = schema;
  if (typeof format === 'string' && formatSentences[format])
    return { text: formatSentences[format], rule: `format:${format}` };
  if (!nearly) return null;
  const share = (Math.floor((nearly.count / place.texts) * 10_000) / 100).toFixed(2);
  return {
    text: `${share}% of the texts have the format ${nearly.format}, the rest do not.`,
    rule: `nearly:${nearly.format}`,
  };
}

function describeByShape({ place, schema }: Described): Description | null {
  if (place.seen === 0) return { text: 'Empty in every row.', rule: 'shape:empty' };
  if (place.isTooDeep)
    return { text: 'Goes deeper than 64 levels; what lies there is not described.', rule: 'shape:deep' };
  if (typesIn(schema).length > 1) return { text: 'Values of more than one type.', rule: 'shape:mixed' };
  if (place.seen === place.nulls) return { text: 'Null in every row.', rule: 'shape:null' };
  return null;
}

function factsOf({ place, schema, distinct, minimum, maximum }: Described): { text: string; rule: string } | null {
  const { enum: values } = schema;
  if (Array.isArray(values))
    return { text: `One of ${values.filter((value) => value !== null).length} values.`, rule: 'values:enum' };
  const scalars = place.seen - place.nulls;
  if (distinct !== null && distinct === scalars && scalars >= provesUnique && place.booleans === 0)
    return { text: 'Every value is different.', rule: 'values:different' };
  if (minimum !== undefined && minimum !== null && minimum !== maximum)
    return { text: `From ${minimum} to ${maximum}.`, rule: 'values:range' };
  if (distinct === 1 && scalars >= provesUnique) return { text: 'The same value in every row.', rule: 'values:one' };
  return null;
}

/**
 * Says what a property is, by the first rule that fits: its name together with its values, the format, or the shape of
 * the values. Only what name and values show is said; null where they show nothing.
 */
export function describePlace(described: Described): Description | null {
  const first = describeByName(described) ?? describeByFormat(described) ?? describeByShape(described);
  const facts = factsOf(described);
  if (!first) return facts;
  const text = [first.text, facts?.text].filter((part) => part).join(' ');
  return { text, rule: first.rule };
}
