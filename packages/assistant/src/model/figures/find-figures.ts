import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { findDates, type NamedDate } from './dates-in.ts';
import { findNumberWords } from './number-words.ts';

/** Something in a text that states a figure, and everything it may mean. */
export type Figure = {
  readonly index: number;
  readonly text: string;
} & (
  | { readonly kind: 'date'; readonly readings: readonly NamedDate[] }
  /** `14:32` in 24 hours. */
  | { readonly kind: 'time'; readonly time: string }
  /** The number of an incident. */
  | { readonly kind: 'incident'; readonly number: number }
  /** Letters and digits in one: an id, an address of a machine, the name of a weakness. Lower case. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'number'; readonly values: readonly number[]; readonly percent: boolean; readonly span: boolean }
);

/** 1,234.5 and 1.234,5 and 1 234: every number that a run of digits and separators may stand for. */
function readNumber(written: string): readonly number[] {
  const separators = written.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const digits = written.replace(/\D/g, '');
  if (last === '') return [Number(digits)];
  const decimals = written.length - written.lastIndexOf(last) - 1;
  const fraction = Number(`${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`);
  const mayBeFraction = /[.,]/.test(last) && separators.split(last).length === 2;
  const mayBeGroups = /^\d{1,3}(?:[.,'’\u00A0\u202F\u2009 ]\d{3})+$/.test(written) && new Set(separators).size === 1;
  return [...(mayBeGroups ? [Number(digits)] : []), ...(mayBeFraction ? [fraction] : [])];
}

const time = /(?<![\d:.])(\d{1,2})(?::|h\s?|時\s?)(\d\d)(?::\d\d)?分?(?:\s?([ap])\.?m\b\.?)?(?![\d:])/giu;
const incident =
  /(?:#|(?<!\p{L})(?:incidents?|incidentes?|vorfall|vorfälle|no\.|nr\.|n°|nº|№)\s?#?|インシデント\s?#?)(\d{1,9})(?![\d%]|[.,]\d)/giu;
const code =
  /(?<![A-Za-z0-9])(?=[A-Za-z0-9._:-]*\d)(?:[A-Za-z][A-Za-z0-9]*(?:[._:-]?[A-Za-z0-9]+)*|\d+(?:\.\d+){3}(?:\/\d+)?|(?=[0-9a-f-]*[a-f])[0-9a-f]{6,}(?:-[0-9a-f]{4,})*)(?![A-Za-z0-9])/giu;
const number =
  /(?<![\d.,])(?:\d{1,3}(?:[ \u00A0\u202F\u2009]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*)(k(?![A-Za-z])|\s?(?:%|％|‰|percent|per cent|prozent|por ciento|pour cent|パーセント))?(\s?-?(?:h|d|hours?|days?|weeks?|months?|years?|minutes?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|minuten|horas?|días?|semanas?|meses|mes|años?|heures?|jours?|semaines?|mois|ans?|années?|時間|日間|日|週間|か月|ヶ月|年)(?!\p{L}))?/giu;

const names = /^(?:ipv[46]|oauth2|sha-?\d{1,3}|md5|log4j|log4shell|mp[34]|utf-8|iso-8601|base64|web3|s3|x\.?509)$/i;

/** A citation, the address of a link, the number of a point in a list, a name: digits that state nothing. */
const noFigure = /\[\d{1,3}\]|\b(?:24[x/]7|[23]FA)\b|\]\([^()\s]*\)|(?<=^|\n)[ \t>]*\d{1,3}[.)](?=\s)/giu;

type Match = RegExpExecArray;

function readTime({ index, 0: text, 1: hour = '', 2: minute = '', 3: half }: Match): Figure {
  const shift = half === undefined ? 0 : /p/i.test(half) === (hour === '12') ? 0 : /p/i.test(half) ? 12 : -12;
  return { kind: 'time', index, text, time: `${String(Number(hour) + shift).padStart(2, '0')}:${minute}` };
}

function readDigits({ index, 0: text, 1: sign = '', 2: span }: Match): Figure {
  const factor = sign === 'k' || sign === 'K' ? 1_000 : 1;
  const written = text.slice(0, text.length - sign.length - (span?.length ?? 0));
  const together = readNumber(written).map((value) => value * factor);
  return {
    kind: 'number',
    index,
    text: text.trimEnd(),
    values: together,
    percent: factor === 1 && sign !== '',
    span: span !== undefined,
  };
}

const readCode = ({ index, 0: text }: Match): Figure => ({ kind: 'code', index, text, code: text.toLowerCase() });

const each = (text: string, pattern: RegExp, read: (match: Match) => Figure) => [...text.matchAll(pattern)].map(read);

/** Every figure of a text, first to last, none over another. The digits of the text must be plain ones. */
export function findFigures(text: string, language: Language): readonly Figure[] {
  // In the order of who understands the digits best; a later reader only gets what is left.
  const all: readonly Figure[] = [
    ...findDates(text).map((found): Figure => ({ kind: 'date', ...found })),
    ...each(text, time, readTime),
    ...each(text, incident, ({ index, 0: found, 1: digits }) => ({
      kind: 'incident',
      index,
      text: found,
      number: Number(digits),
    })),
    ...each(text, code, readCode),
    ...each(text, number, readDigits),
    ...findNumberWords(text, language).map(
      ({ index, text: found, value }): Figure => ({
        kind: 'number',
        index,
        text: found,
        values: [value],
        percent: false,
        span: false,
      }),
    ),
  ];
  const taken = [...text.matchAll(noFigure)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
  const kept: Figure[] = [];
  for (const figure of all) {
    const [from, to] = [figure.index, figure.index + figure.text.length];
    if (taken.some((other) => from < other.to && other.from < to)) continue;
    taken.push({ from, to });
    kept.push(figure);
  }
  return kept.filter((figure) => figure.kind !== 'code' || !names.test(figure.code)).sort((a, b) => a.index - b.index);
}
