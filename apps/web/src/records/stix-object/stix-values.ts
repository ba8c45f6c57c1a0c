import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import {
  type FieldFault,
  factsOfKind,
  findStixFaults,
  isStixKind,
  type StixField,
  type StixKind,
  type StixValue,
} from '@halyard/contracts/intelligence/stix-kinds.ts';
import type { addStixObject, StixObjectDetail } from '@halyard/contracts/intelligence/stix-objects.ts';
import type { CallInput } from '../../api/call.ts';
import { fromLocalTime, toLocalTime } from '../../preferences/local-time.ts';
import { oneOf } from '../address/read-value.ts';

export type StixBody = CallInput<typeof addStixObject>['body'];

/** All fields of the form as text, the properties of the type by their STIX names; empty ones are not stated. */
export type StixValues = Readonly<Record<string, string>>;

/** Rows of cells as one text, so that a draft can store them and two versions can be compared. */
export const readRows = (value: string): string[][] =>
  value === '' ? [] : value.split('\n').map((line) => line.split('\t'));
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\n]/g, ' ')).join('\t')).join('\n');

const readWords = (value: string) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Most patterns are of STIX. */
export const emptyStix = (kind: StixKind): StixValues => ({ kind, pattern_type: 'stix' });

type Seen = Pick<StixObjectDetail, 'draft' | 'linked'>;

function writeValue(value: StixValue, { shape }: StixField, { linked }: Seen, timeZone: string): string {
  if (shape === 'instant') return Number.isNaN(Date.parse(String(value))) ? '' : toLocalTime(timeZone, String(value));
  if (!Array.isArray(value)) return String(value);
  if (shape !== 'records') return value.join(', ');
  return writeRows(value.map((id: string) => [id, linked.find((one) => one.id === id)?.name ?? id]));
}

/** The current editable fields of an object. */
export function stixValuesOf(seen: Seen, timeZone: string): StixValues {
  const { properties, killChain, references, labels, confidence, tlp, country, ...texts } = seen.draft;
  const own = factsOfKind(texts.kind).fields.flatMap((field) => {
    const value = properties[field.name];
    return value === undefined ? [] : [[field.name, writeValue(value, field, seen, timeZone)] as const];
  });
  return {
    ...Object.fromEntries(own),
    ...texts,
    confidence: confidence === null ? '' : String(confidence),
    tlp: tlp ?? '',
    country: country ?? '',
    labels: labels.join(', '),
    killChain: writeRows(killChain.map(({ chain, phase }) => [chain, phase])),
    references: writeRows(
      references.map(({ source, externalId, url, description }) => [source, externalId ?? '', url ?? '', description]),
    ),
  };
}

function readValue(
  { shape, name }: StixField,
  value: string,
  timeZone: string,
  before: StixObjectDetail | null,
): StixValue | undefined {
  if (shape === 'flag') return value === 'true';
  if (value === '') return undefined;
  if (shape === 'words') return readWords(value);
  if (shape === 'records') return readRows(value).flatMap(([id]) => id ?? []);
  if (shape === 'number') return Number(value.replace(',', '.'));
  if (shape !== 'instant') return value;
  const known = before?.draft.properties[name];
  // Seconds are not shown, and are kept while the minute is unchanged.
  if (typeof known === 'string' && toLocalTime(timeZone, known) === value) return known;
  return fromLocalTime(timeZone, value) ?? value;
}

/** The payload for these values. */
export function toStixBody(values: StixValues, timeZone: string, before: StixObjectDetail | null): StixBody {
  const text = (name: string) => (values[name] ?? '').trim();
  const kind = isStixKind(text('kind')) ? (text('kind') as StixKind) : 'indicator';
  const own = factsOfKind(kind).fields.flatMap((field) => {
    const value = readValue(field, text(field.name), timeZone, before);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return {
    kind,
    name: text('name'),
    description: text('description'),
    source: text('source'),
    confidence: text('confidence') === '' ? null : Number(text('confidence')),
    tlp: oneOf<Tlp>(tlpLevels, values.tlp) ?? null,
    labels: readWords(text('labels')),
    country: text('country').toUpperCase() || null,
    killChain: readRows(values.killChain ?? '').map(([chain = '', phase = '']) => ({ chain, phase })),
    references: readRows(values.references ?? '').map(([source = '', externalId, url, description = '']) => ({
      source,
      externalId: externalId || null,
      url: url || null,
      description,
    })),
    properties: Object.fromEntries(own) as StixBody['properties'],
  };
}

export type StixProblem = FieldFault | 'confidence' | 'country' | 'rows' | 'reference';

/** Validation errors by field; an empty object if it can be sent. */
export function checkStix(values: StixValues, timeZone: string): Partial<Record<string, StixProblem>> {
  const body = toStixBody(values, timeZone, null);
  const { kind, name = '', country = null, killChain = [], references = [], properties = {} } = body;
  const faults = findStixFaults({ kind, name, country, properties, phases: killChain.length });
  const found: Record<string, StixProblem> = Object.fromEntries(faults.map(({ field, fault }) => [field, fault]));
  if (body.source === '') found.source = 'required';
  if (body.confidence !== null && !/^(\d|[1-9]\d|100)$/.test(values.confidence?.trim() ?? ''))
    found.confidence = 'confidence';
  if (country !== null && !/^[A-Z]{2}$/.test(country)) found.country = 'country';
  if (killChain.some(({ chain, phase }) => chain === '' || phase === '')) found.killChain = 'rows';
  if (references.some((one) => one.source === '' || (!one.externalId && !one.url && !one.description)))
    found.references = 'reference';
  if (references.some(({ url }) => url && !URL.canParse(url))) found.references = 'reference';
  return found;
}
