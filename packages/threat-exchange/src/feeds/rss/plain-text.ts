const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function decode(entity: string, body: string): string {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  const isCharacter = code > 0x1f && code <= 0x10_ff_ff && (code < 0xd800 || code > 0xdfff);
  return isCharacter || code === 0x0a ? String.fromCodePoint(code) : ' ';
}

/** Elements behind which people see a new line. */
const breaks = /<\/?(?:p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|pre|section|article)(?=[\s/>])[^<>]*>/gi;
/** What is between these is not text. */
const hidden = /<(script|style|template)(?=[\s/>])[^<>]*>(?:[^<]|<(?!\/\1))*(?:<\/\1[^<>]*>|$)/gi;
const read = 200_000;

/** The text of a piece of HTML as people read it: no markup, no scripts. What is read is its first 200,000 characters. */
export function plainText(html: string): string {
  return html
    .slice(0, read)
    .replaceAll(/<!--(?:[^-]|-(?!->))*(?:-->|$)/g, ' ')
    .replaceAll(hidden, ' ')
    .replaceAll(breaks, '\n')
    .replaceAll(/<[a-z/!?][^<>]*>/gi, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decode)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim();
}
