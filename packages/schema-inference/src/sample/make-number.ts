export interface NumberRules {
  readonly isInteger: boolean;
  /** Included unless the flag says otherwise. */
  readonly least: number;
  readonly isLeastOpen: boolean;
  readonly most: number;
  readonly isMostOpen: boolean;
  readonly multipleOf: number | undefined;
}

/** A number in the range, on the steps it has to keep. */
export function makeNumber(rules: NumberRules, random: () => number): number {
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
function finite({ least, most }: NumberRules): { least: number; most: number } {
  if (Number.isFinite(least)) return { least, most: Number.isFinite(most) ? most : least + 100 };
  return Number.isFinite(most) ? { least: Math.min(0, most - 100), most } : { least: 0, most: 100 };
}

function between({ isLeastOpen, isMostOpen }: NumberRules, least: number, most: number, value: number): number {
  const isBelow = value < least || (isLeastOpen && value === least);
  const isAbove = value > most || (isMostOpen && value === most);
  if (!isBelow && !isAbove) return value;
  return isLeastOpen || isMostOpen ? (least + most) / 2 : least;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** 3 * 0.1 is 0.30000000000000004, which is no multiple of 0.1 to anybody who checks it by division. */
function tidy(value: number, step: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  return digits > 0 && digits < 15 ? Number(value.toFixed(digits)) : value;
}
