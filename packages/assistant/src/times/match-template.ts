import { spellingsOf } from './spellings.ts';

/** A phrase with one gap or two, as the words around the gaps: `prefix{*}suffix`, `prefix{from}middle{to}suffix`. */
export type Template = { readonly prefix: string; readonly middle: string | null; readonly suffix: string };

/** Where the words of the gaps stand, and where the whole sentence does. */
export type Match = {
  readonly at: number;
  readonly until: number;
  readonly words: readonly [number, number];
  readonly to: readonly [number, number] | null;
};

/** The template in every spelling of its words; `{to}` before `{from}` is not known. */
export function readTemplate(sentence: string): Template[] {
  return spellingsOf(sentence).map((text) => {
    const [prefix = '', middle = '', end] = text.split(/\{(?:\*|\w+)\}/);
    return end === undefined ? { prefix, middle: null, suffix: middle } : { prefix, middle, suffix: end };
  });
}

/** The whole text from `at` to `until` as such a sentence. Only searches for fixed words: linear, whatever is typed. */
export function matchWhole(text: string, at: number, until: number, template: Template): Match | undefined {
  const { prefix, middle, suffix } = template;
  const [begin, end] = [at + prefix.length, until - suffix.length];
  if (end <= begin || !text.startsWith(prefix, at) || !text.startsWith(suffix, end)) return undefined;
  if (middle === null) return { at, until, words: [begin, end], to: null };
  const between = text.indexOf(middle, begin + 1);
  const second = between + middle.length;
  return between < 0 || second >= end ? undefined : { at, until, words: [begin, between], to: [second, end] };
}

const isInWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter);

/** Where a sentence that ends the text begins: the first place, or the last one where words stand behind its gap. */
function beginOf(text: string, from: number, { prefix, suffix }: Template): number {
  const isLast = suffix !== '';
  let at = isLast ? text.lastIndexOf(prefix) : text.indexOf(prefix, from);
  while (at > 0 && isInWord(text[at - 1]))
    at = isLast ? text.lastIndexOf(prefix, at - 1) : text.indexOf(prefix, at + 1);
  return at;
}

/** The end of the text as such a sentence: `… mentioning {*}`. */
export function matchTail(text: string, from: number, until: number, template: Template): Match | undefined {
  const at = beginOf(text, from, template);
  return at < from ? undefined : matchWhole(text, at, until, { ...template, middle: null });
}

const wordRun = /[^\p{Script=Hiragana}\s"、。,.?!:;]+$/u;
const longestRun = 80;

/** Japanese puts what a record must contain in front: `{*}を含む…`. The gap is the word, or what is in quotation marks. */
export function matchHead(text: string, from: number, { suffix }: Template): Match | undefined {
  const end = text.indexOf(suffix, from);
  if (end < 0) return undefined;
  const begin = text[end - 1] === '"' ? text.lastIndexOf('"', end - 2) : end;
  const head = text.slice(Math.max(from, end - longestRun), end);
  const at = begin < end ? begin : end - (wordRun.exec(head)?.[0].length ?? 0);
  return at < from || at === end ? undefined : { at, until: end + suffix.length, words: [at, end], to: null };
}
