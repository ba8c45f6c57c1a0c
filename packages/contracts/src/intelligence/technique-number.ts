import * as z from 'zod/mini';

const numberPattern = /^[0-9A-Z]{3,9}(?:\.\d{3})?$/;
export const isTechniqueNumber = (value: string): boolean => numberPattern.test(value);

/** `T1059`, `T1059.001`; early bundles for ICS have `0T800`. A number includes its sub-techniques. */
export const techniqueNumber = z.string().check(z.regex(numberPattern, { error: 'must be a number such as T1059' }));

/** The technique that a sub-technique belongs to; null of a technique. */
export const parentOf = (number: string): string | null =>
  number.includes('.') ? (number.split('.')[0] ?? null) : null;
