import { openPattern } from '../pattern/open-pattern.ts';
import { matchPattern } from './match-pattern.ts';

const examples: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-01-15T09:30:00Z', '2025-06-30T23:59:59.999+01:00'],
  date: ['2026-01-15', '2024-02-29'],
  time: ['09:30:00Z', '23:59:59.5+01:00'],
  duration: ['P1D', 'PT15M'],
  email: ['ada@example.com', 'grace.hopper@example.org'],
  'idn-email': ['ada@example.com'],
  hostname: ['www.example.com', 'example.org'],
  'idn-hostname': ['www.example.com'],
  ipv4: ['192.0.2.1', '198.51.100.7'],
  ipv6: ['2001:db8::1', '2001:db8:0:1::7'],
  uri: ['https://example.com/', 'urn:example:1'],
  'uri-reference': ['/path', 'https://example.com/'],
  iri: ['https://example.com/'],
  'iri-reference': ['/path'],
  'uri-template': ['https://example.com/{id}'],
  url: ['https://example.com/'],
  uuid: ['5f0c3b1e-7d2a-4c9b-8e6f-1a2b3c4d5e6f', '00000000-0000-4000-8000-000000000001'],
  'json-pointer': ['/a/0'],
  'relative-json-pointer': ['0/a'],
  regex: ['^a+$'],
  byte: ['aGFseWFyZA=='],
};

/** An innocent pattern can take minutes over a long text that does not match. */
const longestMatched = 2_000;
const longest = 10_000;

export interface StringRules {
  readonly formats: readonly string[];
  readonly patterns: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
  /** Values that the schema itself offers as examples. */
  readonly offered: readonly string[];
}

/** A text that keeps the rules if one is found, and otherwise one that keeps most of them. */
export function makeString(rules: StringRules, random: () => number): string {
  const candidates = [...rules.offered, ...formatted(rules, random), ...patterned(rules, random), plain(rules, random)];
  return candidates.find((text) => keeps(text, rules)) ?? candidates.at(-1) ?? '';
}

function formatted({ formats }: StringRules, random: () => number): string[] {
  const found = formats.flatMap((format) => (Object.hasOwn(examples, format) ? (examples[format] ?? []) : []));
  return random() < 0.5 ? found : found.toReversed();
}

/** Lengths are tried as well: `^a*$` with `minLength` 5 needs more than its shortest match. */
function patterned({ patterns, minLength }: StringRules, random: () => number): string[] {
  return patterns.flatMap((pattern) =>
    [0, 1, 2, ...(minLength > longestMatched ? [] : [minLength, minLength + 1])].flatMap((repeats) => {
      const text = matchPattern(pattern, repeats, random);
      return text === undefined ? [] : [text];
    }),
  );
}

function plain({ minLength, maxLength, patterns }: StringRules, random: () => number): string {
  const most = patterns.length > 0 ? longestMatched : longest;
  // A length that is out of reach is not worth half of it.
  const least = minLength > most ? 0 : minLength;
  const wanted = Math.min(Math.max(least, random() < 0.5 ? 4 : 1), maxLength);
  return 'text'.repeat(Math.ceil(wanted / 4)).slice(0, wanted);
}

function keeps(text: string, { patterns, minLength, maxLength, formats }: StringRules): boolean {
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  if (patterns.length > 0 && length > longestMatched) return false;
  if (formats.some((format) => examples[format] && !examples[format].includes(text))) return patterns.length > 0;
  return patterns.every((pattern) => matches(text, pattern));
}

function matches(text: string, pattern: string): boolean {
  try {
    return openPattern(pattern).test(text);
  } catch {
    return false;
  }
}
