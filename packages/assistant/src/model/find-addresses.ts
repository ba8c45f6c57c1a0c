import { decodeAddress } from './internal-address.ts';

/** What stands where an address was taken out. */
const addressGone = '(…)';

// Ends where an address ends in running text: at blanks, quotes, brackets and the punctuation of Japanese.
const rest = String.raw`[^\s<>"'\x60()\[\]{}|、。，！？「」『』（）]`;
// Lengths are bounded, so that a long word costs no more than a long text.
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;

const addresses: readonly RegExp[] = [
  // Any scheme with slashes after it, and the web's own schemes without: browsers read https:host as https://host.
  new RegExp(String.raw`[a-z0-9+.-]{1,40}:[/\\]{2,}${rest}*`, 'giu'),
  new RegExp(String.raw`\b(?:https?|ftps?|wss?|file|gopher|ldap):[/\\]*${rest}+`, 'giu'),
  new RegExp(
    String.raw`\b(?:javascript|vbscript|mailto|tel|sms|blob|view-source|filesystem|intent|magnet|about):${rest}+`,
    'giu',
  ),
  new RegExp(String.raw`\bdata:(?:[\w.+-]+/|[;,])${rest}*`, 'giu'),
  // A host after two slashes or backslashes of any mix: //host, \\host, /\host.
  new RegExp(String.raw`(?<![\w:/\\])[/\\]{2,}[\p{L}\p{N}\[.%-]${rest}*`, 'giu'),
  new RegExp(String.raw`\bwww\.${rest}+`, 'giu'),
  new RegExp(String.raw`[\w.+%-]{1,64}@${label}(?:\.${label})+`, 'giu'),
  // 10.0.0.0/8 is a network, 10.0.0.1/x and 10.0.0.1:80 are addresses.
  new RegExp(String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+|/(?!\d{1,2}(?![\w/?#.-])))${rest}*`, 'giu'),
  new RegExp(String.raw`\[[0-9a-f]*:[0-9a-f:.]+\](?::\d+|/)${rest}*`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${label}\.)+\p{L}{2,24}(?::\d+)?[/?#]${rest}+`, 'giu'),
];

const holdsAddress = (text: string) => addresses.some((pattern) => text.search(pattern) >= 0);

const entities: Readonly<Record<string, string>> = {
  colon: ':',
  sol: '/',
  bsol: '\\',
  period: '.',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lbrack: '[',
  rbrack: ']',
  num: '#',
  quest: '?',
  commat: '@',
  Tab: '',
  NewLine: '',
  excl: '!',
  percnt: '%',
};

const fromCode = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

const decodeEntities = (text: string) =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => fromCode(Number(code)))
    .replace(/&(\w{2,8});/g, (whole, name: string) => entities[name] ?? whole);

/** A word as a browser or a renderer might come to read it: entities, percent signs, escapes and wide letters undone. */
function readThrough(word: string): string {
  const unescaped = decodeEntities(decodeEntities(decodeAddress(word))).replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  return decodeAddress(unescaped).normalize('NFKC');
}

const isDisguised = (word: string) => {
  const read = readThrough(word);
  return read !== word && (holdsAddress(read) || /<[a-z/!?]/i.test(read)) && !holdsAddress(word);
};

/** Takes out every address of a host, however it is spelled. */
export function dropAddresses(text: string): string {
  const open = addresses.reduce((left, pattern) => left.replace(pattern, addressGone), text);
  return open.replace(/[^\s]+/g, (word) => (isDisguised(word) ? addressGone : word));
}
