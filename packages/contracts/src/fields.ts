import * as z from 'zod/mini';

// Tab and line feed are the only control characters a person types on purpose; NUL cannot be stored by PostgreSQL.
const isControl = (code: number) => (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0x7f && code <= 0x9f);

function hasControl(value: string): boolean {
  for (let index = 0; index < value.length; index++) if (isControl(value.charCodeAt(index))) return true;
  return false;
}

/** Length as a reader counts it: an emoji is one character, not two. */
function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count++;
  return count;
}

type StatedLimit =
  | { readonly minLength?: number; readonly maxLength: number; readonly format?: 'uri' }
  // Of a reply: a client accepts more.
  | { readonly maxItems: number }
  | { readonly minProperties: number };

/** Limits enforced by code that no schema can express; the API document states them. */
export const statedLimits = z.registry<StatedLimit, z.core.$ZodType>();

/** A list without pages, in a reply: the server keeps it this short. */
export const listUpTo = <Item extends z.core.SomeType>(max: number, item: Item) =>
  z.array(item).register(statedLimits, { maxItems: max });

/** Trimmed text of 1 to `max` characters, well-formed Unicode, without control characters. */
export function text(max: number) {
  const trimmed = z.string().check(
    z.refine((value) => value.length <= max * 2, { error: `must be at most ${max} characters long`, abort: true }),
    z.refine((value) => value.isWellFormed(), { error: 'must be well-formed Unicode text', abort: true }),
    z.refine((value) => !hasControl(value), { error: 'must not contain control characters', abort: true }),
    z.trim(),
    z.refine((value) => value !== '', { error: 'must not be blank', abort: true }),
    z.refine((value) => codePoints(value) <= max, { error: `must be at most ${max} characters long` }),
  );
  return trimmed.register(statedLimits, { minLength: 1, maxLength: max });
}

/** An opaque identifier as Halyard makes them: UUIDs and short slugs. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be an identifier' }));

const likeInstant = 'must be an instant such as 2026-11-21T08:42:00.000Z';

/**
 * An instant (RFC 3339), with or without fractions of a second and in any offset; it is read as, and answered in, UTC with
 * milliseconds: `2026-11-21T08:42:00.000Z`.
 */
export const instant = z.iso.datetime({ offset: true, error: likeInstant, abort: true }).check(
  // An offset may lead beyond the years of four digits, which are all that the text has room for.
  z.refine((text) => new Date(text).toISOString().length === 24, { error: likeInstant, abort: true }),
  z.overwrite((text) => new Date(text).toISOString()),
);

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const day = z.iso.date({ error: 'must be a date such as 2026-11-21' });

const zones = new Map<string, boolean>();

function isTimeZone(name: string): boolean {
  if (name.length > 64) return false;
  const known = zones.get(name);
  if (known !== undefined) return known;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (zones.size < 600) zones.set(name, true);
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone name, for example `Europe/London`. */
export const timeZone = z
  .string()
  .check(z.refine(isTimeZone, { error: 'must be an IANA time zone such as Europe/London' }))
  .register(statedLimits, { maxLength: 64 });

/** A whole number in the address. */
export const numberBetween = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, { error: 'must be a whole number' })), z.transform(Number)),
    z.int().check(z.gte(least), z.lte(most)),
  );

/** Where the next page begins; opaque to the caller. */
export const cursor = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_.:~-]+$/));
