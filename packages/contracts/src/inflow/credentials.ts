import * as z from 'zod/mini';
import { text } from '../fields.ts';

/** How a source is authenticated to. `header` is the whole Authorization header. */
export const credentialKinds = ['none', 'header', 'basic', 'bearer', 'apiKey', 'oauth', 'serviceAccount'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** Allowed characters of a header: anything else would only fail once it is sent. */
const headerText = (max: number) => text(max).check(z.regex(/^[\x20-\x7e]+$/, { error: 'must be printable ASCII' }));
/** RFC 9110, section 5.1. */
const headerName = z.string().check(z.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, { error: 'must be a header name' }));
/** Headers that the request itself decides, or that would send it elsewhere. */
const ownHeaders = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'accept',
  'te',
]);
const address = z.string().check(z.maxLength(2_000));

export const credential = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('header'), value: headerText(4_000) }),
  z.strictObject({
    kind: z.literal('basic'),
    // The first colon ends the user (RFC 7617, section 2).
    user: text(500).check(z.regex(/^[^:]*$/, { error: 'must not contain a colon' })),
    password: z.string().check(z.maxLength(3_000)),
  }),
  z.strictObject({ kind: z.literal('bearer'), token: headerText(4_000) }),
  z.strictObject({
    kind: z.literal('apiKey'),
    header: headerName.check(z.refine((name) => !ownHeaders.has(name.toLowerCase()), { error: 'is set by Halyard' })),
    value: headerText(4_000),
  }),
  /** Client credentials (RFC 6749, section 4.4): a token is requested at `tokenUrl`. */
  z.strictObject({
    kind: z.literal('oauth'),
    tokenUrl: address,
    clientId: text(500),
    clientSecret: text(3_000),
    scope: z.optional(text(1_000)),
  }),
  /** The key file of a Google service account, as it was downloaded (JSON). */
  z.strictObject({ kind: z.literal('serviceAccount'), key: z.string().check(z.minLength(1), z.maxLength(10_000)) }),
]);
export type Credential = z.output<typeof credential>;
