import { fold } from '../times/fold.ts';
import { isPlainSentence } from './clean-line.ts';
import { quoted } from './draft-lines.ts';
import type { DraftLine } from './model-reader.ts';

type Sentence = { readonly text: string; readonly cites: readonly number[] };

const sentencesMax = 60;
const lengthMax = 600;

/** Numbers in words, in every language that drafts are written in; a word of another one only costs a sentence. */
const inWords = [
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty(?=-)|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|twice|double|half|third|quarter)(?!\p{L})/giu,
  /(?<!\p{L})\p{L}*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|hundert|tausend|million|dutzend)\p{L}*|(?<!\p{L})(?:elf|doppelt|hälfte)(?!\p{L})/giu,
  /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|douzaines?|moitié|double)(?!\p{L})/giu,
  /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}*cientos|mil|millones|docenas?|mitad|doble)(?!\p{L})/giu,
  /[一二三四五六七八九十百千万億]+/gu,
] as const;

/** Whatever holds a digit: 12, 14:32, 2026-11-21, INC-000144, 3h, 40%. */
const withDigit = /[\p{L}\p{N}.,:'/%-]*\p{N}[\p{L}\p{N}.,:'/%-]*/gu;
const figuresIn = (text: string): readonly string[] =>
  Array.from(text.normalize('NFKC').matchAll(withDigit), ([found]) =>
    fold(found.replace(/^[.,:'/-]+|[.,:'/-]+$/g, '')),
  );

/** Words with a capital letter inside a sentence are names, except in German, where every noun has one. */
const capitalised = /(?<=[\p{L}\p{N},;)]\s)\p{Lu}[\p{L}'-]+/gu;
const isGerman = (text: string) => /(?<!\p{L})(?:der|die|das|und|ist|sind|wurde|wurden|ein|eine)(?!\p{L})/iu.test(text);

const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([found]) => found);

/** Whether one line says all of these figures, of what the sentence names. */
function saysFigures({ facts, about }: DraftLine, sentence: string, figures: readonly string[]): boolean {
  const known = new Set(figuresIn(fold(facts)));
  const isNamed = about === null || fold(sentence).includes(fold(about));
  return isNamed && figures.every((figure) => known.has(figure));
}

/**
 * Whether a sentence says no figure and no name that the lines it cites do not. Its figures are those of one line: of
 * two lines they could be swapped. Words of records count only where they are quoted.
 */
function isSupported(text: string, cited: readonly DraftLine[], people: readonly string[]): boolean {
  const all = fold(cited.map((line) => line.text).join('\n'));
  const quotes = Array.from(text.matchAll(quoted), ([, inner = '']) => fold(inner.trim()));
  const own = text.replaceAll(quoted, ' ');
  const figures = figuresIn(own);
  const numbers = inWords.flatMap((pattern) => matches(own, pattern)).map(fold);
  const names = isGerman(own) ? [] : matches(own, capitalised).map(fold);
  const words = new Set(fold(own).split(/[^\p{L}\p{N}'-]+/u));
  return (
    quotes.every((quote) => all.includes(quote)) &&
    !/["“”„«»「」『』]/u.test(own) &&
    (figures.length === 0 || cited.some((line) => saysFigures(line, text, figures))) &&
    numbers.every((number) => cited.some(({ facts }) => fold(facts).includes(number))) &&
    [...names, ...people.filter((name) => words.has(name))].every((name) => all.includes(name))
  );
}

/**
 * A model's draft as Markdown: those sentences that cite a source of the draft and say nothing it does not, with their
 * sources. `people` are words of the names of people. Null where none is left.
 */
export function checkDraft(
  sentences: readonly Sentence[],
  lines: readonly DraftLine[],
  people: readonly string[],
): string | null {
  const known = new Set(lines.flatMap(({ cites }) => cites));
  const kept = sentences.slice(0, sentencesMax).flatMap(({ text: written, cites }) => {
    const text = written.trim();
    const sources = [...new Set(cites)].filter((cite) => known.has(cite)).toSorted((one, other) => one - other);
    if (sources.length === 0 || text === '' || text.length > lengthMax || !isPlainSentence(text)) return [];
    const cited = lines.filter((line) => line.cites.some((cite) => sources.includes(cite)));
    if (!isSupported(text, cited, people.map(fold))) return [];
    return [`${text} ${sources.map((n) => `[${n}]`).join('')}`];
  });
  return kept.length === 0 ? null : kept.join(' ');
}
