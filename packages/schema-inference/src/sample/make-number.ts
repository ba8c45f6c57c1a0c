import type { JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import { scaled, unscaled } from '../exact/exact-arithmetic.ts';

export interface NumberRules {
  readonly isInteger: boolean;
  /** Included unless the flag says otherwise. */
  readonly least: JsonNumber;
  readonly isLeastOpen: boolean;
  readonly most: JsonNumber;
  readonly isMostOpen: boolean;
  readonly multipleOf: JsonNumber | undefined;
}

/** A number in the range, on the steps it has to keep. */
export function makeNumber(rules: NumberRules, random: () => number): JsonNumber {
  const { least, most, multipleOf } = rules;
  const isPlain = typeof least === 'number' && typeof most === 'number' && typeof multipleOf !== 'object';
  return isPlain ? makePlain({ ...rules, least, most, multipleOf }, random) : makeExact(rules);
}

interface PlainRules extends NumberRules {
  readonly least: number;
  readonly most: number;
  readonly multipleOf: number | undefined;
}

/** The lowest number of the range, or the highest of one without a lower end. */
function makeExact({ isInteger, least, isLeastOpen, most, isMostOpen, multipleOf }: NumberRules): JsonNumber {
  const isFromBelow = least !== Number.NEGATIVE_INFINITY;
  const end = isFromBelow ? least : most === Number.POSITIVE_INFINITY ? 0 : most;
  const found = scaled([end, multipleOf ?? 1]);
  // Too many digits to calculate with: the end itself is the best that is known.
  if (!found) return end;
  // Without steps, one decimal place more than the end has always leaves room beside it.
  const isFine = multipleOf === undefined && !isInteger;
  const [from = 0n, step = 1n] = isFine ? [(found.values[0] ?? 0n) * 10n, 1n] : found.values;
  const isOpen = isFromBelow ? isLeastOpen : isMostOpen;
  const direction = isFromBelow ? 1n : -1n;
  const isOn = from % step === 0n;
  const floor = from - (((from % step) + step) % step);
  const on = isOn || !isFromBelow ? floor : floor + step;
  return unscaled(isOn && isOpen ? on + direction * step : on, isFine ? found.places + 1n : found.places);
}

function makePlain(rules: PlainRules, random: () => number): number {
  const step = rules.multipleOf ?? (rules.isInteger ? 1 : undefined);
  const { least, most } = finite(rules);
  const wanted = least + (most - least) * (random() < 0.3 ? 0 : random());
  if (step === undefined) return between(rules, least, most, rounded(wanted));
  const first = Math.ceil(least / step) * step;
  const start = rules.isLeastOpen && first === least ? first + step : first;
  const on = Math.max(start, Math.floor(wanted / step) * step);
  return tidy(on > most || (rules.isMostOpen && on === most) ? start : on, step);
}

/** Ranges without an end are taken to be 100 wide. */
function finite({ least, most }: PlainRules): { least: number; most: number } {
  if (Number.isFinite(least)) return { least, most: Number.isFinite(most) ? most : least + 100 };
  return Number.isFinite(most) ? { least: Math.min(0, most - 100), most } : { least: 0, most: 100 };
}

function between({ isLeastOpen, isMostOpen }: PlainRules, least: number, most: number, value: number): number {
  const isBelow = value < least || (isLeastOpen && value === least);
  const isAbove = value > most || (isMostOpen && value === most);
  if (!isBelow && !isAbove) return value;
  return isLeastOpen || isMostOpen ? (least + most) / 2 : least;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** 3 * 0.1 is 0.30000000000000004, which is not a multiple of 0.1 to anyone who checks it by division. */
function tidy(value: number, step: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  return digits > 0 && digits < 15 ? Number(value.toFixed(digits)) : value;
}
