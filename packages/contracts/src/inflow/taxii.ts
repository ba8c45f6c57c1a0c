import * as z from 'zod/mini';
import { roles } from '../accounts/roles.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, type Tlp, tlp, tlpLevels, version } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

/** Where the TAXII 2.1 server is, from the origin on; its only API root is below. */
export const taxiiPath = '/taxii2/';
export const taxiiRootPath = `${taxiiPath}root/`;

export const taxiiCollectionsMax = 100;
/** Bytes of the objects of one POST, once they are decoded. */
export const taxiiMaxContentLength = 10 * 1024 * 1024;

/** TLP:RED never leaves. */
export const taxiiCeilings = tlpLevels.filter((level) => level !== 'TLP:RED');
/** Viewers read and never write. */
export const taxiiWriters = ['admin', 'analyst'] as const;

/** Objects that a collection withholds: everything above its ceiling. */
export const heldBackBy = (ceiling: Tlp): readonly Tlp[] => tlpLevels.slice(tlpLevels.indexOf(ceiling) + 1);

/** A saved view of threats that other programs read by TAXII. */
export const taxiiCollection = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Null where the view was deleted or is no longer shared: nothing is sent then. */
  view: z.nullable(z.object({ id, name: z.string(), query: z.string() })),
  readers: z.array(z.enum(roles)),
  writers: z.array(z.enum(taxiiWriters)),
  ceiling: tlp,
  /** Threats of the view, and those among them that are marked above the ceiling, as a whole or in part. */
  counts: z.object({ threats: z.number(), heldBack: z.number() }),
  /** Who read it last, newest first. */
  reads: listUpTo(5, z.object({ person: z.object({ id, name: z.string() }), at: instant })),
  version,
});
export type TaxiiCollection = z.output<typeof taxiiCollection>;

const draft = {
  title: text(120),
  description: z.union([z.literal(''), text(1_000)]),
  readers: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
  writers: z.array(z.enum(taxiiWriters)).check(z.maxLength(taxiiWriters.length)),
  ceiling: z.enum(taxiiCeilings),
} as const;
const params = z.strictObject({ id });
const changed = z.object({ collection: taxiiCollection, changeId });

export const listTaxiiCollections = defineEndpoint({
  method: 'GET',
  path: '/taxii-collections',
  summary: 'Lists the views that are published as TAXII collections, by title.',
  access: allow('sources', 'read'),
  reply: listUpTo(taxiiCollectionsMax, taxiiCollection),
});

export const publishTaxiiCollection = defineEndpoint({
  method: 'POST',
  path: '/taxii-collections',
  summary: 'Publishes a shared view of threats as a TAXII collection.',
  access: allow('sources', 'edit'),
  errors: ['list_full', 'record_not_found', 'view_not_shared'],
  body: z.strictObject({ viewId: id, ...draft }),
  reply: changed,
  status: 201,
  location: '/taxii-collections/:collection.id',
});

export const updateTaxiiCollection = defineEndpoint({
  method: 'PUT',
  path: '/taxii-collections/:id',
  summary: 'Replaces title, description, roles and TLP ceiling of a TAXII collection.',
  access: allow('sources', 'edit'),
  errors: ['record_not_found', 'record_changed'],
  params,
  body: z.strictObject({ ...draft, version }),
  reply: changed,
});

export const unpublishTaxiiCollection = defineEndpoint({
  method: 'DELETE',
  path: '/taxii-collections/:id',
  summary: 'Stops publishing a view as a TAXII collection. It can be undone for 24 hours.',
  access: allow('sources', 'edit'),
  errors: ['record_not_found'],
  params,
  reply: z.object({ changeId }),
});
