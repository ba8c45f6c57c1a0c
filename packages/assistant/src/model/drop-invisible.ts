// Format characters (zero width, bidi, tags), private use (our own marks among them), halves of pairs, fillers that
// show nothing, and variation selectors: all of them can hide words from a reader or split an address from a filter.
const unseen =
  /[\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E0FFF}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Leaves only what a reader sees, tab and line feed included. */
export function dropInvisible(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029\u0085]/g, ' ')
    .replace(unseen, '')
    .replace(control, '');
}
