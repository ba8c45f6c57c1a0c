import { labelMax, type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { isStorable } from '../find-bad-text.ts';
import { readInstantOrDay } from '../read-instant.ts';
import type { Instant } from '../records.ts';
import { isStixId, ObjectRejected } from '../stix/fields.ts';

/** The cells of a row by the names of their columns. Formulas, markup and anything else are text here. */
export type Cells = ReadonlyMap<string, string>;

/** The text of a cell, `''` where it is empty or has no column. */
export function cell(cells: Cells, column: string, max: number): string {
  const text = cells.get(column) ?? '';
  if (!isStorable(text)) throw new ObjectRejected('bad_text', column);
  if (text.length > max && [...text].length > max) throw new ObjectRejected('bad_field', column);
  return text;
}

export function requiredCell(cells: Cells, column: string, max: number): string {
  const text = cell(cells, column, max);
  if (text.trim() === '') throw new ObjectRejected('missing_field', column);
  return text;
}

const shortMax = 100;

/** A word, a number or a time: the space around it means nothing, within quotes neither. */
const wordCell = (cells: Cells, column: string) => cell(cells, column, shortMax).trim();

/** One of the words we know, in any case; null for an empty cell. */
export function choiceCell<const Value extends string>(
  cells: Cells,
  column: string,
  values: readonly Value[],
): Value | null {
  const text = wordCell(cells, column);
  if (text === '') return null;
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
  if (found === undefined) throw new ObjectRejected('unknown_value', `${column}: ${text}`);
  return found;
}

export function requiredChoiceCell<const Value extends string>(
  cells: Cells,
  column: string,
  values: readonly Value[],
): Value {
  const found = choiceCell(cells, column, values);
  if (found === null) throw new ObjectRejected('missing_field', column);
  return found;
}

export function instantCell(cells: Cells, column: string): Instant {
  const text = wordCell(cells, column);
  if (text === '') return null;
  const at = readInstantOrDay(text);
  if (at === null) throw new ObjectRejected('bad_timestamp', `${column}: ${text}`);
  return at;
}

/** 0 to 100, whole. */
export function confidenceCell(cells: Cells): number | null {
  const text = wordCell(cells, 'confidence');
  if (text === '') return null;
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) throw new ObjectRejected('bad_field', `confidence: ${text}`);
  return Number(text);
}

/** `TLP:AMBER`, `amber`, and WHITE, which is CLEAR today. */
export function tlpCell(cells: Cells): Tlp | null {
  const text = wordCell(cells, 'tlp');
  if (text === '') return null;
  const name = text.toUpperCase().replace(/^TLP:\s*/, '');
  const level = tlpLevels.find((one) => one === `TLP:${name === 'WHITE' ? 'CLEAR' : name}`);
  if (level === undefined) throw new ObjectRejected('unknown_value', `tlp: ${text}`);
  return level;
}

const labelsMax = 50;

const isLabel = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function splitLabels(text: string): string[] {
  const labels = text.split(/[;|]/).map((label) => label.trim());
  return [...new Set(labels.filter(isLabel))];
}

/** Labels that semicolons cannot separate are written as a JSON list. */
function listedLabels(text: string): string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) && values.every(isLabel) ? values : null;
  } catch {
    return null;
  }
}

/** Labels are in one cell, with semicolons or bars between them, or as a list of JSON. */
export function labelsCell(cells: Cells): string[] {
  // An escaped character of JSON takes up to six.
  const text = cell(cells, 'labels', labelsMax * (labelMax * 6 + 3)).trim();
  const labels = listedLabels(text) ?? splitLabels(text);
  if (labels.length > labelsMax) throw new ObjectRejected('bad_field', 'labels');
  for (const label of labels)
    if (!isStorable(label) || [...label].length > labelMax) throw new ObjectRejected('bad_field', `labels: ${label}`);
  return labels;
}

/** Labels as one cell that `labelsCell` reads as the same ones. */
export function writeLabels(labels: readonly string[]): string {
  const text = labels.join(';');
  const read = listedLabels(text) ?? splitLabels(text);
  const isRead = read.length === labels.length && read.every((label, index) => label === labels[index]);
  return isRead ? text : JSON.stringify(labels);
}

/** A decimal number of degrees up to `most` in either direction, or null. */
export function degreesCell(cells: Cells, column: string, most: number): number | null {
  const text = wordCell(cells, column);
  if (text === '') return null;
  const degrees = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(degrees) <= most)) throw new ObjectRejected('bad_field', `${column}: ${text}`);
  return degrees;
}

/** The STIX id that an exported row carries, or null. */
export function idCell(cells: Cells, column: string): string | null {
  const text = wordCell(cells, column);
  if (text === '') return null;
  if (!isStixId(text)) throw new ObjectRejected('bad_field', `${column}: ${text}`);
  return text;
}

export function countryCell(cells: Cells): string | null {
  const text = wordCell(cells, 'country');
  if (text === '') return null;
  if (!/^[A-Z]{2}$/i.test(text)) throw new ObjectRejected('unknown_value', `country: ${text}`);
  return text.toUpperCase();
}
