import * as z from 'zod/mini';

/** A readable user name: letters, digits, `_`, `.`, `+` and `-`, as the identity provider accepts them. */
export const username = z
  .string()
  .check(z.trim(), z.regex(/^[\w.+-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, dots, dashes, + or _' }));

/** A first or last name, in any alphabet; empty where it is not known. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(256, { error: 'must be at most 256 characters long' }),
    z.regex(/^\P{Cc}*$/u, { error: 'must be one line of text' }),
  );

// One pass, no backtracking: something, one @, and a domain of at least two labels.
const addressShape = /^[^\s@<>()[\],;:\\"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** An e-mail address, lower-cased and trimmed. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'must be at most 254 characters long', abort: true }),
    z.regex(addressShape, { error: 'must be an e-mail address' }),
  );

/** A password as a person chooses it; the identity provider's policy has the last word. */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, { error: 'Password must be at least 8 characters long' }),
    z.maxLength(256, { error: 'must be at most 256 characters long' }),
  );
