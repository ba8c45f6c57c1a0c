import type { Sentence, SentencePart } from '@halyard/contracts/work/assistant.ts';

// Private-use characters: they are around what becomes a link, while words of a language are put together.
const [begin, middle, end] = ['\uE000', '\uE001', '\uE002'];
const marked = /\uE000(?<kind>[ch])(?<target>[^\uE001]*)\uE001(?<shown>[^\uE002]*)\uE002/gu;

/** Text of a record, which may hold anything, without the characters that mean something in here. */
export const plain = (text: string): string => text.replaceAll(/[\uE000-\uE011]/gu, '');

/** A reply with every text in it made plain: whatever someone wrote into a record, it cannot look like a mark of ours. */
export function plainly<T>(reply: T): T {
  if (typeof reply === 'string') return plain(reply) as T;
  if (Array.isArray(reply)) return reply.map(plainly) as T;
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, plainly(value)])) as T;
}

export const markFigure = (shown: string, cite: number): string => `${begin}c${cite}${middle}${plain(shown)}${end}`;

export const markName = (text: string, href: string | null): string =>
  href === null ? plain(text) : `${begin}h${href}${middle}${plain(text)}${end}`;

const part = (text: string, cite: number | null = null, href: string | null = null): SentencePart => ({
  text,
  cite,
  href,
});

/** A finished sentence split at its links; it cites the sources of its figures, and the additional ones given. */
export function toSentence(text: string, cites: readonly number[]): Sentence {
  const parts: SentencePart[] = [];
  let done = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(marked)) {
    if (index > done) parts.push(part(text.slice(done, index)));
    const { kind, target = '', shown = '' } = groups;
    parts.push(kind === 'c' ? part(shown, Number(target)) : part(shown, null, target));
    done = index + whole.length;
  }
  if (done < text.length) parts.push(part(text.slice(done)));
  const ofFigures = parts.flatMap(({ cite }) => (cite === null ? [] : [cite]));
  return { parts, cites: [...new Set([...ofFigures, ...cites])].sort((one, other) => one - other) };
}

/** The visible text of a marked text, without its marks. */
export const toText = (text: string): string => text.replaceAll(marked, '$<shown>');
