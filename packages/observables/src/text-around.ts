/** Endings of files that are top-level domains too. */
const fileEndings = new Set('cab md mov pm ps pub py rs sh so tf zip'.split(' '));

// Scripts in Perl end like the domains of Poland, which are many: only names that scripts have are files.
const perlScript =
  /^(?:\w*_\w*|(?:back|bind|build|check|clean|cmd|config|conn|convert|dump|exec|exploit|get|index|init|install|irc|kill|main|make|parse|proxy|reverse|run|scan|script|send|setup|shell|start|stop|sync|test|tool|update|upload|util|wrapper)\w{0,5})\.pl$/i;

/** Whether a name ends like a file, though that is a top-level domain too: `deploy.sh`. */
export const isFileName = (name: string): boolean =>
  perlScript.test(name) || fileEndings.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());

/** Names of products and libraries that are domains too. */
const productNames = new Set(['ado.net', 'asp.net', 'system.io', 'vb.net']);

/**
 * Whether a name in a text is more often something else than a domain: a file (`README.md`, `deploy.sh`, `run.pl`), two sentences
 * without a space between them (`was seen.It stopped`) or a class (`WScript.Shell`), a product (`ASP.NET`).
 */
export function isAmbiguous(name: string): boolean {
  if (/\.[A-Z][a-z]+$/.test(name)) return true;
  const lower = name.toLowerCase();
  return productNames.has(lower) || (!lower.startsWith('www.') && isFileName(lower));
}

// Letters of scripts that are written with spaces: in Japanese a name may touch the text around it.
const letter = String.raw`[\w\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]`;

const around = {
  'domain-name': {
    before: new RegExp(`(?:${letter}|[-@/\\\\.])$`, 'u'),
    after: new RegExp(`^\\.?-?(?:${letter}|[@\\\\(])`, 'u'),
  },
  ip: {
    // `v1.2.3.4`, `version 1.2.3.4`, and a part of something longer, such as an IPv6 address.
    before: new RegExp(
      `(?:${letter}|[-.]|:[\\da-f]{0,4}:|\\b(?:version|release|build|ver\\.?|v\\.?)[\\s:=]{0,2})$`,
      'iu',
    ),
    // A network and its suffix.
    after: new RegExp(`^(?:${letter}|/\\d|-\\w|\\.\\w|:[\\da-f]*:)`, 'iu'),
  },
};

/**
 * Whether a value occurs in a text on its own, and not only as a part of something else.
 *
 * @param value as it is written in the text
 */
export function standsAlone(text: string, value: string, kind: keyof typeof around): boolean {
  const { before, after } = around[kind];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const end = at + value.length;
    if (!before.test(text.slice(Math.max(0, at - 12), at)) && !after.test(text.slice(end, end + 8))) return true;
  }
  return false;
}

/** A text without what would be taken for an address, or for a part of one. */
export const withoutLookalikes = (text: string): string =>
  text
    // Browsers: `Chrome/120.0.0.0`.
    .replaceAll(/[a-z]\/[\d.]*\.0(?![\w.])/gi, ' ')
    // The name of a field: `src:2001:db8::1`.
    .replaceAll(/\b\w{0,30}[g-z_]\w{0,30}:(?=[\da-f]{1,4}:)/gi, ' ');

/** A URL without what belongs to the sentence around it: `(see https://example.org/a_(b)).` */
export function trimUrl(found: string): string {
  const url = found.replace(/[<>`"|].*$/s, '');
  let surplus = url.split(')').length - url.split('(').length;
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    if (last === ')' && surplus > 0) surplus -= 1;
    else if (!".,;:!?'*_]}".includes(last)) break;
  }
  return url.slice(0, end);
}
