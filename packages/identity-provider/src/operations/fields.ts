import * as z from 'zod';

// Request fields. Control characters and lone surrogates are rejected everywhere: no field needs them, and not every
// database can store them.

const isPlain = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value);

/** Text of at most `longest` UTF-16 units. */
export const text = (longest: number) =>
  z.string().max(longest).refine(isPlain, { error: 'must not contain control characters or broken Unicode' });

const requiredText = (longest: number) => text(longest).min(1);

export const clientId = requiredText(128);
/** An e-mail address or a `sub`. */
export const username = requiredText(254);
export const password = requiredText(256);
export const code = requiredText(2048);
export const accessToken = requiredText(8192);
export const refreshToken = requiredText(8192);
export const session = requiredText(2048);

export const attributePairs = z
  .array(z.object({ Name: requiredText(64), Value: text(2048) }))
  .max(50)
  .default([]);

const isTextMap = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, entry]) => isPlain(key) && typeof entry === 'string' && isPlain(entry));

const textMap = z.unknown().refine(isTextMap, { error: 'must be a map of texts' }).optional();

/** Fields that clients may send along with most calls; they are checked and have no effect. */
export const sentAlong = {
  ClientMetadata: textMap,
  AnalyticsMetadata: textMap,
  UserContextData: textMap,
};
