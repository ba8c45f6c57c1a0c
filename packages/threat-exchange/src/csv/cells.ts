import { labelMax, type Tlp, tlpLevels } from '@halyard/contracts/intelligence.ts';
import { isStorable } from '../find-bad-text.ts';
import { readInstantOrDay } from '../read-instant.ts';
import type { Instant } from '../records.ts';
import { ObjectRefused } from '../stix/fields.ts';

/** The cells of a row by the names of their columns. Formulas, markup and anything else are text here. */
export type Cells = ReadonlyMap<string, string>;

/** The text of a cell without the space around it, `''` where it is empty or has no column. */
export function cell(cells: Cells, column: string, max: number): string {
  const text = (cells.get(column) ?? '').trim();
  if (!isStorable(text)) throw new ObjectRefused('bad_text', column);
  if (text.length > max && [...text].length > max) throw new ObjectRefused('bad_field', column);
  return text;
}

export function requiredCell(cells: Cells, column: string, max: number): string {
  const text = cell(cells, column, max);
  if (text === '') throw new ObjectRefused('missing_field', column);
  return text;
}

const shortMax = 100;

/** One of the words we know, in any case; null for an empty cell. */
export function choiceCell<const Value extends string>(
  cells: Cells,
  column: string,
  values: readonly Value[],
): Value | null {
  const text = cell(cells, column, shortMax);
  if (text === '') return null;
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
  if (found === undefined) throw new ObjectRefused('unknown_value', `${column}: ${text}`);
  return found;
}

export function requiredChoiceCell<const Value extends string>(
  cells: Cells,
  column: string,
  values: readonly Value[],
): Value {
  const found = choiceCell(cells, column, values);
  if (found === null) throw new ObjectRefused('missing_field', column);
  return found;
}

export function instantCell(cells: Cells, column: string): Instant {
  const text = cell(cells, column, shortMax);
  if (text === '') return null;
  const at = readInstantOrDay(text);
  if (at === null) throw new ObjectRefused('bad_timestamp', `${column}: ${text}`);
  return at;
}

/** 0 to 100, whole. */
export function confidenceCell(cells: Cells): number | null {
  const text = cell(cells, 'confidence', shortMax);
  if (text === '') return null;
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) throw new ObjectRefused('bad_field', `confidence: ${text}`);
  return Number(text);
}

/** `TLP:AMBER`, `amber`, and WHITE, which is CLEAR today. */
export function tlpCell(cells: Cells): Tlp | null {
  const text = cell(cells, 'tlp', shortMax);
  if (text === '') return null;
  const name = text.toUpperCase().replace(/^TLP:\s*/, '');
  const level = tlpLevels.find((one) => one === `TLP:${name === 'WHITE' ? 'CLEAR' : name}`);
  if (level === undefined) throw new ObjectRefused('unknown_value', `tlp: ${text}`);
  return level;
}

const labelsMax = 50;

/** Labels stand in one cell, with semicolons or bars between them. */
export function labelsCell(cells: Cells): string[] {
  const texts = cell(cells, 'labels', labelsMax * (labelMax + 2)).split(/[;|]/);
  const labels = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (labels.length > labelsMax) throw new ObjectRefused('bad_field', 'labels');
  for (const label of labels)
    if ([...label].length > labelMax) throw new ObjectRefused('bad_field', `labels: ${label}`);
  return [...new Set(labels)];
}

export function countryCell(cells: Cells): string | null {
  const text = cell(cells, 'country', shortMax);
  if (text === '') return null;
  if (!/^[A-Z]{2}$/i.test(text)) throw new ObjectRefused('unknown_value', `country: ${text}`);
  return text.toUpperCase();
}
