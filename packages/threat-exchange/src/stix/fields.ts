import type { RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { labelMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { readInstant } from '../read-instant.ts';
import type { Instant } from '../records.ts';

export type StixObject = Readonly<Record<string, unknown>>;

/** Ends the reading of one object; `mapObject` makes an error of it. */
export class ObjectRejected extends Error {
  override readonly name = 'ObjectRejected';
  readonly reason: RejectionReason;
  readonly detail: string;

  constructor(reason: RejectionReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

export const isObject = (value: unknown): value is StixObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a value of the file is shown in an error. */
export const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

// STIX has no null (2.1, section 2): null means not stated.
export const member = (object: StixObject, field: string): unknown =>
  Object.hasOwn(object, field) ? (object[field] ?? undefined) : undefined;

/** Length as a reader counts it. */
function isWithin(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= max * 2 && [...text].length <= max;
}

/** Text unchanged, `''` where there is none. */
export function textOf(object: StixObject, field: string, max: number): string {
  const value = member(object, field);
  if (value === undefined) return '';
  if (typeof value !== 'string' || !isWithin(value, max)) throw new ObjectRejected('bad_field', field);
  return value;
}

export function requiredText(object: StixObject, field: string, max: number): string {
  const text = textOf(object, field, max);
  if (text.trim() === '') throw new ObjectRejected('missing_field', field);
  return text;
}

export function instantOf(object: StixObject, field: string): Instant {
  const value = member(object, field);
  if (value === undefined) return null;
  const at = typeof value === 'string' ? readInstant(value) : null;
  if (at === null) throw new ObjectRejected('bad_timestamp', `${field}: ${shown(value)}`);
  return at;
}

/** One of our own terms, in our own property. */
export function choiceOf<const Value extends string>(
  object: StixObject,
  field: string,
  values: readonly Value[],
): Value | null {
  const value = member(object, field);
  if (value === undefined) return null;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new ObjectRejected('unknown_value', `${field}: ${shown(value)}`);
  return found;
}

export function confidenceOf(object: StixObject): number | null {
  const value = member(object, 'confidence');
  if (value === undefined) return null;
  const isPercent = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
  if (!isPercent) throw new ObjectRejected('bad_field', `confidence: ${shown(value)}`);
  return value;
}

const labelsMax = 50;

export function labelsOf(object: StixObject): string[] {
  const values = listOf(object, 'labels');
  if (values.length > labelsMax) throw new ObjectRejected('bad_field', 'labels');
  return values.map((value, index) => {
    if (typeof value === 'string' && value.trim() !== '' && isWithin(value, labelMax)) return value;
    throw new ObjectRejected('bad_field', `labels[${index}]`);
  });
}

export function listOf(object: StixObject, field: string): readonly unknown[] {
  const value = member(object, field);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ObjectRejected('bad_field', field);
  return value;
}

export function numberBetween(object: StixObject, field: string, least: number, most: number): number | null {
  const value = member(object, field);
  if (value === undefined) return null;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new ObjectRejected('bad_field', `${field}: ${shown(value)}`);
}

// STIX 2.1, section 2.9; 64 characters is what an id of Halyard may have.
const idShape = /^[a-z0-9-]+--[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isStixId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 64 && idShape.test(value);

export function referenceOf(object: StixObject, field: string): string | null {
  const value = member(object, field);
  if (value === undefined) return null;
  if (isStixId(value)) return value;
  throw new ObjectRejected('bad_field', `${field}: ${shown(value)}`);
}

export function requiredReference(object: StixObject, field: string): string {
  const id = referenceOf(object, field);
  if (id === null) throw new ObjectRejected('missing_field', field);
  return id;
}
