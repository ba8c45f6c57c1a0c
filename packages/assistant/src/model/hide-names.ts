import { fieldOf } from '@halyard/contracts/query/query-spec.ts';
import { escapePattern } from '../times/escape-pattern.ts';
import { fold } from '../times/fold.ts';
import type { Unread } from './model-reader.ts';

/** The placeholder for someone who is not among the names of the question: a first name that several people share. */
const somebody = 'somebody';

/** Words of the names of everybody whom the person may name, so far as they are nothing but names. */
async function wordsOfPeople({ subjects, readValues, isWord }: Unread): Promise<string[]> {
  const words = new Set<string>();
  for (const subject of subjects)
    for (const { field, label } of await readValues(subject))
      if (fieldOf(subject, field)?.kind === 'person')
        for (const word of label.split(/[\s,]+/u)) if (word.length > 1 && !isWord(fold(word))) words.add(word);
  return [...words];
}

// Japanese has no spaces around a name.
const isSpaced = (text: string) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

function patternOf(text: string): RegExp {
  const plain = escapePattern(fold(text));
  return new RegExp(isSpaced(text) ? String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])` : plain, 'gu');
}

/** A text with every `written` replaced by `ref`, whatever its case and accents. */
function replaceAll(text: string, written: string, ref: string): string {
  const folded = fold(text);
  let replaced = '';
  let done = 0;
  for (const { index, 0: found } of folded.matchAll(patternOf(written))) {
    replaced += text.slice(done, index) + ref;
    done = index + found.length;
  }
  return replaced + text.slice(done);
}

/** Returns how a text is written without names: each has a placeholder in its place. */
export async function hideNames(question: Unread): Promise<(text: string) => string> {
  const known = question.names.flatMap(({ ref, label, written }) => [label, ...written].map((text) => ({ text, ref })));
  const others = (await wordsOfPeople(question)).map((text) => ({ text, ref: somebody }));
  const longestFirst = (all: typeof known) => all.toSorted((one, other) => other.text.length - one.text.length);
  const hidden = [...longestFirst(known), ...longestFirst(others)].filter(({ text }) => text.trim() !== '');
  return (text) => hidden.reduce((left, { text: written, ref }) => replaceAll(left, written, ref), text);
}
