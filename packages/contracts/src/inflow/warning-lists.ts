import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, listUpTo, text } from '../fields.ts';
import { changeId } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { observableRejections, observableTextMax } from './observables.ts';

const warningEntryKinds = ['range', 'domain', 'address'] as const;

export const warningList = z.object({
  id,
  name: z.string(),
  /** Its contents and their origin. */
  description: z.string(),
  /** Whether administrators edit it; the others come with Halyard. */
  isOwn: z.boolean(),
  entries: z.number(),
  /** Sightings held back by it. */
  heldBack: z.number(),
});
export type WarningList = z.output<typeof warningList>;

export const warningEntry = z.object({
  id,
  /** `range`: addresses in CIDR; `domain`: with everything below it where `withSubdomains`; `address`: one of email. */
  kind: z.enum(warningEntryKinds),
  value: z.string(),
  withSubdomains: z.boolean(),
  note: z.nullable(z.string()),
});

export const ownWarningList = 'own';
export const ownEntriesMax = 2_000;

export const listWarningLists = defineEndpoint({
  method: 'GET',
  path: '/warning-lists',
  summary: 'Lists the warning lists, which hold back matches of indicators.',
  access: allow('warningLists', 'read'),
  reply: listUpTo(50, warningList),
});

export const getWarningList = defineEndpoint({
  method: 'GET',
  path: '/warning-lists/:id',
  summary: 'Returns a warning list with its entries.',
  access: allow('warningLists', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ list: warningList, entries: listUpTo(2_000, warningEntry) }),
});

export const addWarningEntries = defineEndpoint({
  method: 'POST',
  path: '/warning-lists/own/entries',
  summary: 'Adds domains, addresses and ranges of the organization; matches of indicators on them are held back.',
  access: allow('warningLists', 'edit'),
  errors: ['list_full'],
  body: z.strictObject({
    /** One a line: `203.0.113.0/24`, `example.com` (with all below it), `security@example.com`. */
    text: text(observableTextMax),
    note: z.nullable(text(300)),
    /** Takes ranges wider than /8 (IPv4) or /16 (IPv6) as well, which are rejected as `too_wide` otherwise. */
    confirm: z.optional(z.boolean()),
  }),
  reply: z.object({
    changeId,
    added: z.array(warningEntry),
    already: z.number(),
    rejected: z.array(
      z.object({
        text: z.string(),
        reason: z.enum(observableRejections),
        /** The effect of a range that is too wide. */
        detail: z.nullable(z.string()),
      }),
    ),
    /** Sightings held back from now on. */
    heldBack: z.number(),
  }),
});

export const deleteWarningEntry = defineEndpoint({
  method: 'DELETE',
  path: '/warning-lists/own/entries/:id',
  summary: 'Removes an entry of the own list; matches that only it held back count again.',
  access: allow('warningLists', 'edit'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId, released: z.number() }),
});
