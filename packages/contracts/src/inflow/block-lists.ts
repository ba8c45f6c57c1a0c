import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, pageQuery, version } from '../intelligence/intelligence.ts';
import { exported } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { type ObservableType, observedTypes } from './observable-types.ts';
import { observableSearchMax } from './observables.ts';

/** Types of values that firewalls, proxies and mail gateways can block. */
export const blockableTypes = [
  'ipv4-addr',
  'ipv6-addr',
  'domain-name',
  'url',
  'email-addr',
  'file-hash',
] as const satisfies readonly ObservableType[];
export type BlockableType = (typeof blockableTypes)[number];
export const isBlockable = (type: ObservableType): type is BlockableType =>
  (blockableTypes as readonly string[]).includes(type);

export const blockListsMax = 100;
/** Entries in effect of one list: more than most devices take. */
export const blockEntriesMax = 50_000;
/** Values that one request adds. */
export const blockAddedMax = 1_000;
export const blockTextMax = 64_000;
export const blockReasonMax = 300;

/** `active`: served. `expired` and `removed`: no longer served, and kept as history. */
export const blockStates = ['active', 'expired', 'removed'] as const;
export type BlockState = (typeof blockStates)[number];

/** The record that an entry was added from. */
export const blockOrigins = ['hand', ...observedTypes] as const;
export type BlockOrigin = (typeof blockOrigins)[number];

/** How long an entry is served, in hours; null: until it is removed. */
const ttlHours = z.nullable(z.int().check(z.gte(1), z.lte(87_600)));

export const blockList = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  /** Types of observables that it takes. */
  types: z.array(z.enum(blockableTypes)),
  /** Of entries that state none. */
  ttlHours,
  /** The last characters of the token; null: it was revoked, and no one can read the list. */
  tokenEnds: z.nullable(z.string()),
  counts: z.object({ active: z.number(), expired: z.number(), removed: z.number() }),
  /** When the next entry expires. */
  nextExpiryAt: z.nullable(instant),
  /** Who fetched the list last, with its token. */
  lastRead: z.nullable(z.object({ at: instant, address: z.string(), userAgent: z.nullable(z.string()) })),
  createdAt: instant,
  version,
});
export type BlockList = z.output<typeof blockList>;

const listParams = z.strictObject({ id });

export const listBlockLists = defineEndpoint({
  method: 'GET',
  path: '/block-lists',
  summary: 'Lists block lists with their number of entries and last fetch.',
  access: allow('observables', 'read'),
  reply: listUpTo(blockListsMax, blockList),
});

export const getBlockList = defineEndpoint({
  method: 'GET',
  path: '/block-lists/:id',
  summary: 'Returns a block list.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: listParams,
  reply: blockList,
});

const draft = {
  name: text(100),
  description: z.nullable(text(500)),
  types: z.array(z.enum(blockableTypes)).check(z.minLength(1), z.maxLength(blockableTypes.length)),
  ttlHours,
} as const;

/** The token is shown once; if it is lost, create a new one. */
const withToken = z.object({ list: blockList, token: z.string() });

// Opening a list to others requires signed-in administrators, like other credentials.
const managing = allow('platform', 'update');

export const addBlockList = defineEndpoint({
  method: 'POST',
  path: '/block-lists',
  summary: 'Creates a block list and its token.',
  access: managing,
  errors: ['list_full', 'name_taken'],
  body: z.strictObject(draft),
  reply: withToken,
  repliesWithSecret: true,
  status: 201,
  location: '/block-lists/:list.id',
});

export const updateBlockList = defineEndpoint({
  method: 'PUT',
  path: '/block-lists/:id',
  summary: 'Changes a block list. Entries of types that it no longer accepts stay until they are removed.',
  access: managing,
  errors: ['record_not_found', 'record_changed', 'name_taken'],
  params: listParams,
  body: z.strictObject({ ...draft, version }),
  reply: z.object({ list: blockList, changeId }),
});

export const deleteBlockList = defineEndpoint({
  method: 'DELETE',
  path: '/block-lists/:id',
  summary: 'Deletes a block list; it is no longer served.',
  access: managing,
  errors: ['record_not_found'],
  params: listParams,
  reply: z.object({ changeId }),
});

export const renewBlockListToken = defineEndpoint({
  method: 'POST',
  path: '/block-lists/:id/token',
  summary: 'Replaces the token of a block list; the old one is rejected from now on.',
  access: managing,
  errors: ['record_not_found'],
  params: listParams,
  reply: withToken,
  repliesWithSecret: true,
});

export const revokeBlockListToken = defineEndpoint({
  method: 'DELETE',
  path: '/block-lists/:id/token',
  summary: 'Revokes the token of a block list: no one can fetch the list until a new one is created.',
  access: managing,
  errors: ['record_not_found'],
  params: listParams,
  reply: blockList,
});

/** A warning list, `public-suffix` or `empty-file`, and its entry that a value falls under. */
const guard = z.object({ id, name: z.string(), entry: z.string(), note: z.nullable(z.string()) });

export const blockEntry = z.object({
  id,
  /** Of the observable: the same value has the same everywhere. */
  observableId: id,
  type: z.enum(blockableTypes),
  /** Canonical, and live; of addresses also a network in CIDR notation. */
  value: z.string(),
  state: z.enum(blockStates),
  reason: z.string(),
  origin: z.enum(blockOrigins),
  originId: z.nullable(id),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  addedAt: instant,
  /** Null: it stays until it is removed. */
  expiresAt: z.nullable(instant),
  /** When it expired or was removed. */
  endedAt: z.nullable(instant),
  /** The warning list that an administrator overrode; the reason says why. */
  overrides: z.nullable(z.object({ id, name: z.string() })),
  /** Whether any alert, incident or threat names the value. */
  isObserved: z.boolean(),
});
export type BlockEntry = z.output<typeof blockEntry>;

const entryFilters = {
  state: z.optional(z.enum(blockStates)),
  /** A part of the value, defanged or not, or of the reason. */
  search: z.optional(z.string().check(z.maxLength(observableSearchMax))),
} as const;

export const listBlockEntries = defineEndpoint({
  method: 'GET',
  path: '/block-lists/:id/entries',
  summary: 'Lists entries of a block list, latest first.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: listParams,
  query: z.extend(pageQuery(100), entryFilters),
  reply: z.object({ entries: listUpTo(500, blockEntry), total: z.number(), next: z.nullable(z.string()) }),
});
export type BlockEntryPage = z.output<NonNullable<typeof listBlockEntries.reply>>;

export const exportBlockEntries = defineEndpoint({
  method: 'GET',
  path: '/block-lists/:id/entries/export',
  repliesAtLength: true,
  summary: 'Exports matching entries of a block list as CSV, with reasons and who added them.',
  access: allow('exports', 'bulk'),
  errors: ['record_not_found'],
  params: listParams,
  query: z.strictObject(entryFilters),
  reply: exported,
});

/** Why a value did not come onto the list. */
export const blockRejections = [
  'not_an_observable',
  /** It ends like a file, `README.md`; defanged, `README[.]md`, it is the domain. */
  'file_name',
  /** `*.example.org`: a list names domains, and devices that block one block what is below it as they are set up. */
  'wildcard',
  /** `0.0.0.0` and `::` are the address of nobody. */
  'unspecified',
  'type_not_taken',
  'guarded',
  'repeated',
  /** A network with bits after its prefix: whether it or the one address is meant is not known. */
  'host_bits',
  'too_wide',
  'too_many',
  'full',
] as const;

export const addBlockEntries = defineEndpoint({
  method: 'POST',
  path: '/block-lists/:id/entries',
  summary:
    'Adds values to a block list: `asked = added + extended + unchanged + rejected`. Values on warning lists are rejected.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found', 'forbidden'],
  params: listParams,
  body: z.strictObject({
    /** One value a line, defanged or not, networks in CIDR notation; a line may be a sentence that names values. */
    text: text(blockTextMax),
    reason: text(blockReasonMax),
    /** Absent: the list's setting. An existing entry keeps the later of the two times. */
    ttlHours: z.optional(ttlHours),
    /** The record that the values come from. */
    origin: z.optional(z.strictObject({ type: z.enum(observedTypes), id })),
    /** Adds what warning lists hold nevertheless; administrators only. */
    override: z.optional(z.boolean()),
  }),
  reply: z.object({
    changeId,
    asked: z.number(),
    added: z.number(),
    /** They were listed already, and are so until the later of the two times. */
    extended: z.number(),
    /** They were listed already, until that time or a later one. */
    unchanged: z.number(),
    rejected: z.array(z.object({ text: z.string(), reason: z.enum(blockRejections), guard: z.nullable(guard) })),
  }),
});
export type AddedBlockEntries = z.output<NonNullable<typeof addBlockEntries.reply>>;

export const removeBlockEntries = defineEndpoint({
  method: 'POST',
  path: '/block-lists/:id/entries/removals',
  summary: 'Removes entries from a block list; they are no longer served.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found'],
  params: listParams,
  body: z.strictObject({ entries: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  reply: z.object({ changeId, removed: z.number() }),
});

export const listBlockingOf = defineEndpoint({
  method: 'GET',
  path: '/observables/:id/block-entries',
  summary: 'Lists the block lists that contain or contained an observable, or a network that an address is in.',
  access: allow('observables', 'read'),
  params: listParams,
  reply: listUpTo(
    blockListsMax,
    z.object({
      list: z.object({ id, name: z.string() }),
      /** The network that the address is in; null where it is there itself. */
      network: z.nullable(z.string()),
      state: z.enum(blockStates),
      expiresAt: z.nullable(instant),
    }),
  ),
});
