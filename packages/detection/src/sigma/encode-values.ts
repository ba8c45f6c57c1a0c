import { ProblemAt } from './sigma-error.ts';
import type { FieldItem, Scalar } from './sigma-rule.ts';
import { anyText, readPattern } from './wildcards.ts';

export const encodings = ['wide', 'utf16le', 'utf16be', 'utf16', 'base64', 'base64offset'] as const;

const plainOf = (value: Scalar, item: FieldItem): string => {
  const parts = readPattern(String(value));
  if (value === null || parts.some((part) => typeof part !== 'string'))
    throw new ProblemAt('bad_value', String(value), item.path);
  return parts.join('');
};

/** A text encoded as the modifiers require; UTF-8 without one. */
function toBytes(text: string, modifiers: readonly string[]): Buffer {
  const little = Buffer.from(text, 'utf16le');
  if (modifiers.includes('utf16be')) return little.swap16();
  if (modifiers.includes('utf16')) return Buffer.concat([Buffer.from([0xff, 0xfe]), little]);
  return modifiers.includes('wide') || modifiers.includes('utf16le') ? little : Buffer.from(text, 'utf8');
}

/**
 * Base64 of bytes as it is at each of the three offsets within a longer text, without the characters that what is
 * before and after decides as well.
 */
function atOffsets(bytes: Buffer): readonly string[] {
  const cutBefore = [0, 2, 3];
  const cutAfter = [0, 3, 2];
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return text.slice(cutBefore[offset], text.length - (cutAfter[(offset + bytes.length) % 3] ?? 0));
  });
}

/**
 * The texts that a value stands for once it is encoded, in the order of the specification: first UTF-16, then Base64.
 * @throws ProblemAt for a value with wildcards, which have no encoding.
 */
export function encodeValue(value: Scalar, item: FieldItem): readonly string[] {
  const { modifiers } = item;
  const isOffset = modifiers.includes('base64offset');
  // In a text, UTF-16 alone would be full of zeros, which no log keeps.
  if (!isOffset && !modifiers.includes('base64'))
    throw new ProblemAt('unsupported_modifier', modifiers.join('|'), item.path);
  const bytes = toBytes(plainOf(value, item), modifiers);
  return isOffset ? atOffsets(bytes) : [bytes.toString('base64')];
}

/** The pattern of a value, with the stars that its modifier puts around it. */
export function around(parts: readonly (string | symbol)[], modifiers: readonly string[]) {
  const before = modifiers.includes('contains') || modifiers.includes('endswith') ? [anyText] : [];
  const after = modifiers.includes('contains') || modifiers.includes('startswith') ? [anyText] : [];
  const all = [...before, ...parts, ...after];
  return all.filter((part, index) => part !== anyText || all[index - 1] !== anyText);
}
