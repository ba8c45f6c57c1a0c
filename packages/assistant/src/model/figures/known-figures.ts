import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { NamedDate } from './dates-in.ts';
import { type Figure, findFigures } from './find-figures.ts';
import { plainDigits } from './plain-digits.ts';

/** Every figure that the results of an answer hold, and whether a figure of its text is among them. */
export type KnownFigures = {
  /** Takes in a result as a model got it. */
  readonly add: (result: unknown) => void;
  readonly supports: (figure: Figure) => boolean;
};

const isSaid = (said: NamedDate, known: NamedDate) =>
  said.month === known.month &&
  (said.year === undefined || said.year === known.year) &&
  (said.day === undefined || said.day === known.day);

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * `question` counts for its dates and spans only ("the last 30 days"): a figure that the person asks about is not
 * true because it was asked. `today` is `2026-11-21`.
 */
export function createKnownFigures(question: string, today: string, language: Language): KnownFigures {
  const numbers = new Set<number>();
  const spans = new Set<number>();
  const codes = new Set<string>();
  const incidents = new Set<number>();
  const times = new Set<string>();
  const dates: NamedDate[] = [];

  const learn = (figure: Figure) => {
    if (figure.kind === 'date') dates.push(...figure.readings);
    else if (figure.kind === 'time') times.add(figure.time);
    else if (figure.kind === 'incident') incidents.add(figure.number);
    else if (figure.kind === 'code') {
      codes.add(figure.code);
      const name = /^inc-0*(\d+)$/.exec(figure.code);
      if (name) incidents.add(Number(name[1]));
    } else for (const value of figure.values) numbers.add(value);
  };
  const read = (text: string) => findFigures(plainDigits(text), language);

  const add = (result: unknown): void => {
    if (typeof result === 'number') numbers.add(Math.abs(result));
    else if (typeof result === 'string') for (const figure of read(result)) learn(figure);
    else if (Array.isArray(result)) for (const part of result) add(part);
    else if (typeof result === 'object' && result !== null) for (const part of Object.values(result)) add(part);
  };

  const isShare = (percent: number) =>
    [...numbers].some((value) => {
      const exact = value * 100;
      return value <= 1 && !Number.isInteger(value) && Number(exact.toFixed(decimalsOf(percent))) === percent;
    });

  for (const figure of read(question)) {
    if (figure.kind === 'number' && figure.span) for (const value of figure.values) spans.add(value);
    if (figure.kind === 'date') learn(figure);
  }
  add(today);

  return {
    add,
    supports(figure) {
      if (figure.kind === 'date') return figure.readings.some((said) => dates.some((known) => isSaid(said, known)));
      if (figure.kind === 'time') return times.has(figure.time);
      if (figure.kind === 'incident') return incidents.has(figure.number);
      if (figure.kind === 'code') return codes.has(figure.code);
      return figure.values.some(
        (value) =>
          numbers.has(value) ||
          (figure.percent && isShare(value)) ||
          (figure.span && spans.has(value)) ||
          (value >= 1_900 && value < 2_100 && dates.some(({ year }) => year === value)),
      );
    },
  };
}
