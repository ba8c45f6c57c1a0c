import type { CaptureName, Captures } from '../lexicon/lexicon.ts';
import { withoutCourtesies } from './courtesies.ts';
import { type Match, matchHead, matchTail, matchWhole, readTemplate, type Template } from './match-template.ts';

/** Words that the question hands over as they are: a name, the text of a task. */
export type Capture = {
  readonly name: CaptureName;
  /** In the person's own letters; `to` only where there are two gaps. */
  readonly words: string;
  readonly to: string;
  readonly at: number;
  readonly until: number;
};

type Compiled = readonly (readonly [CaptureName, readonly Template[]])[];

const kept = new WeakMap<Captures, Compiled>();

const lettersOf = ({ prefix, middle, suffix }: Template) => prefix.length + (middle?.length ?? 0) + suffix.length;

function compiled(captures: Captures): Compiled {
  const known = kept.get(captures);
  if (known) return known;
  const made = Object.entries(captures).map(
    ([name, sentences]) =>
      [
        name as CaptureName,
        sentences.flatMap(readTemplate).sort((one, other) => lettersOf(other) - lettersOf(one)),
      ] as const,
  );
  kept.set(captures, made);
  return made;
}

function matchOf(name: CaptureName, text: string, at: number, until: number, template: Template): Match | undefined {
  if (name !== 'tail') return matchWhole(text, at, until, template);
  return template.prefix === '' ? matchHead(text, at, template) : matchTail(text, at, until, template);
}

/** A tail whose words are in quotation marks ends with them. */
function untilQuote(folded: string, match: Match): Match {
  const [begin] = match.words;
  const end = folded[begin] === '"' ? folded.indexOf('"', begin + 1) : -1;
  return end < 0 || end >= match.words[1] ? match : { ...match, words: [begin, end], until: end + 1 };
}

/** `folded` and `tidy` are the same text letter by letter; what is captured is cut out of the tidy one. */
export function findCaptures(tidy: string, folded: string, captures: Captures): Capture[] {
  const [begin, end] = withoutCourtesies(folded);
  const cut = ([at, until]: readonly [number, number]) => tidy.slice(at, until).replaceAll('"', '').trim();
  return compiled(captures).flatMap(([name, templates]) => {
    for (const template of templates) {
      const whole = matchOf(name, folded, begin, end, template);
      const match = whole && name === 'tail' && whole.until === end ? untilQuote(folded, whole) : whole;
      if (!match) continue;
      const found = { words: cut(match.words), to: match.to ? cut(match.to) : '' };
      if (found.words !== '' && (match.to === null || found.to !== ''))
        return [{ name, ...found, at: match.at, until: match.until }];
    }
    return [];
  });
}
