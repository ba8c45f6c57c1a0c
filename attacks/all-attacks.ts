import type { Attack } from './attack.ts';
import { fileAttacks } from './classes/files.ts';
import { httpAttacks } from './classes/http.ts';
import { leakAttacks } from './classes/leaks.ts';
import { limitAttacks } from './classes/limits.ts';
import { outboundAttacks } from './classes/outbound.ts';
import { patternAttacks } from './classes/patterns.ts';
import { propertyAttacks } from './classes/property.ts';
import { rightsAttacks } from './classes/rights.ts';
import { tokenAttacks } from './classes/tokens.ts';

/** Of the threat model: its 25 bug classes, and the matrix of rights. */
export const bugClasses: readonly string[] = [...Array.from({ length: 25 }, (_, index) => `2.${index + 1}`), '3'];

const allAttacks: readonly Attack[] = [
  ...tokenAttacks,
  ...rightsAttacks,
  ...httpAttacks,
  ...outboundAttacks,
  ...fileAttacks,
  ...patternAttacks,
  ...limitAttacks,
  ...leakAttacks,
  ...propertyAttacks,
];

/** Those whose name or class holds one of the words; all without words. */
export const attacksOf = (words: readonly string[]): readonly Attack[] =>
  words.length === 0
    ? allAttacks
    : allAttacks.filter(({ name, of }) => words.some((word) => of.includes(word) || name.includes(word)));
