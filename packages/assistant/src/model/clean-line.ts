// Format characters (zero width, bidi, tags), private use (our own marks among them), fillers that show nothing, and
// variation selectors: all of them can hide words from a reader.
const unseen =
  /[\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\u{E0000}-\u{E0FFF}]|[\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu;

/** Words of a record as one line of at most `max` characters, without invisible ones. */
export const cleanLine = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(unseen, '')
    .trim()
    .slice(0, max)
    .toWellFormed();

const markup = /[`*_~|<>[\]\\]|&[#\w]+;|^\s*(?:[#>+-]|\d+[.)])\s/u;
// A scheme, two slashes, a host with or without a port, a mail address, percent encoding.
const address = /[\p{L}\p{N}]:[^\s\d]|\/\/|@|[\p{L}\p{N}]\.\p{L}{2,}|\d\.\d{1,3}\.\d{1,3}\.\d|%[0-9a-f]{2}/iu;

/** Whether a sentence is nothing but words: no markup, link or address, and nothing that no one sees. */
export function isPlainSentence(text: string): boolean {
  const read = text.normalize('NFKC');
  return cleanLine(text, text.length) === text && !markup.test(read) && !address.test(read);
}
