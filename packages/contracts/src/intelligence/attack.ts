import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { changeId, nameMax } from './intelligence.ts';
import { techniqueNumber } from './technique-number.ts';
import { threatSeverities } from './threats.ts';

/** The three matrices of MITRE ATT&CK. */
export const attackDomains = ['enterprise', 'mobile', 'ics'] as const;
export type AttackDomain = (typeof attackDomains)[number];

/** The period of counted records, by when they were last seen; `all` has no beginning. */
export const attackPeriods = ['7d', '30d', '90d', 'all'] as const;
export type AttackPeriod = (typeof attackPeriods)[number];
const dayMs = 86_400_000;
const daysOf: Readonly<Record<Exclude<AttackPeriod, 'all'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** Milliseconds since 1970 at which a period begins. */
export const attackPeriodStart = (period: AttackPeriod, now: number): number =>
  period === 'all' ? 0 : now - daysOf[period] * dayMs;

/** Records of the period that name a technique or are connected to it; of a parent with its sub-techniques, each once. */
const figures = {
  threats: z.number(),
  /** Alerts from sources. */
  alerts: z.number(),
  /** Through linked threats and alerts. */
  incidents: z.number(),
  /** Sigma rules, whatever their state. */
  detections: z.number(),
  /** Those that are enabled, and of these those that do what their examples expect. */
  enabled: z.number(),
  passing: z.number(),
} as const;

const technique = z.object({
  number: z.string(),
  name: z.string(),
  parent: z.nullable(z.string()),
  /** Short names of tactics, in the order of the matrix. */
  tactics: z.array(z.string()),
  platforms: z.array(z.string()),
  ...figures,
});
export type AttackTechnique = z.output<typeof technique>;

export const outsideReasons = ['unknown', 'revoked', 'deprecated'] as const;

const outside = z.object({
  number: z.string(),
  name: z.nullable(z.string()),
  reason: z.enum(outsideReasons),
  ...figures,
});
export type OutsideTechnique = z.output<typeof outside>;

const tactic = z.object({ id: z.string(), shortName: z.string(), name: z.string() });
export type AttackTactic = z.output<typeof tactic>;

export const attackMatrix = z.object({
  domain: z.enum(attackDomains),
  period: z.enum(attackPeriods),
  /** `17.1`; null where no collection that states one was imported. */
  version: z.nullable(z.string()),
  importedAt: z.nullable(instant),
  /** `known`: no bundle brought tactics, so that they are in the order that is known. */
  tacticsFrom: z.enum(['imported', 'known']),
  tactics: listUpTo(100, tactic),
  techniques: z.array(technique),
  /** Numbers that records or rules name and that no matrix has. */
  outside: z.array(outside),
  /** Techniques in each domain, without sub-techniques. */
  domains: z.object({ enterprise: z.number(), mobile: z.number(), ics: z.number() }),
  since: instant,
  until: instant,
});
export type AttackMatrix = z.output<typeof attackMatrix>;

const asked = {
  domain: z._default(z.enum(attackDomains), 'enterprise'),
  period: z._default(z.enum(attackPeriods), '90d'),
} as const;

export const getAttackMatrix = defineEndpoint({
  method: 'GET',
  path: '/attack/matrix',
  summary: 'Returns the ATT&CK matrix of a domain with the records, incidents and Sigma rules of each technique.',
  access: allow('attack', 'read'),
  query: z.strictObject(asked),
  reply: attackMatrix,
});

/** Linked records of each kind that a technique shows; the lists have all of them. */
export const linkedShown = 10;

export const techniqueDetail = z.object({
  number: z.string(),
  name: z.string(),
  parent: z.nullable(z.object({ number: z.string(), name: z.string() })),
  tactics: listUpTo(100, tactic),
  platforms: z.array(z.string()),
  /** Without citations and markup. */
  description: z.string(),
  reason: z.nullable(z.enum(outsideReasons)),
  ...figures,
  linked: z.object({
    threats: listUpTo(linkedShown, z.object({ id, name: z.string(), severity: z.nullable(z.enum(threatSeverities)) })),
    incidents: listUpTo(
      linkedShown,
      z.object({ id, number: z.number(), name: z.string(), severity: z.enum(threatSeverities) }),
    ),
    alerts: listUpTo(
      linkedShown,
      z.object({ id, number: z.number(), name: z.string(), severity: z.enum(threatSeverities) }),
    ),
  }),
  rules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Handling of its matches. */
      state: z.enum(['enabled', 'testing', 'disabled']),
      /** Whether it does what its examples expect. */
      proof: z.enum(['passing', 'failing', 'untested']),
      /** Events that it matched in the last 90 days; null where that is not known. */
      matches: z.nullable(z.number()),
    }),
  ),
  /** Links are HTTP or HTTPS. */
  references: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
  since: instant,
});
export type TechniqueDetail = z.output<typeof techniqueDetail>;

export const getTechnique = defineEndpoint({
  method: 'GET',
  path: '/attack/techniques/:number',
  summary: 'Returns a technique with its description, linked records, Sigma rules and references.',
  access: allow('attack', 'read'),
  errors: ['technique_not_found'],
  params: z.strictObject({ number: techniqueNumber }),
  query: z.strictObject({ period: asked.period }),
  reply: techniqueDetail,
});

/**
 * The contents of a layer: `records` of the period, those of the period `before`, those of an import (`import~<id>`),
 * or a stored Navigator layer (`layer~<id>`).
 */
export const layerRef = z.string().check(z.regex(/^(?:records|before|(?:import|layer)~[A-Za-z0-9_-]{1,64})$/));

const marking = {
  /** Threats and alerts, or the score; null where a technique is in a layer without one. */
  value: z.nullable(z.number()),
  comment: z.nullable(z.string()),
  /** As the layer has it, `#rrggbb`. */
  color: z.nullable(z.string()),
};

/** A technique in a layer; where its tactics differ, `value`, `comment` and `color` are those of the highest score. */
const layerValue = z.object({
  number: z.string(),
  ...marking,
  /**
   * Values of a layer for single tactics, by their short names; null: for all others. Empty if it does not distinguish
   * tactics.
   */
  tactics: listUpTo(50, z.object({ tactic: z.nullable(z.string()), ...marking })),
});
export type LayerValue = z.output<typeof layerValue>;

export const layerValues = z.object({
  name: z.nullable(z.string()),
  /** Scores of an imported layer, or counts of records. */
  kind: z.enum(['scores', 'records']),
  values: z.array(layerValue),
  /** Numbers that the matrix of this domain does not have. */
  outside: z.array(z.object({ number: z.string(), reason: z.enum(outsideReasons) })),
});
export type LayerValues = z.output<typeof layerValues>;

export const getLayerValues = defineEndpoint({
  method: 'GET',
  path: '/attack/values',
  summary: 'Returns the value of each technique in a layer: of records, of an import, or of a stored Navigator layer.',
  access: allow('attack', 'read'),
  errors: ['layer_not_found', 'import_not_found'],
  query: z.strictObject({ ...asked, of: layerRef }),
  reply: layerValues,
});

export const storedLayer = z.object({
  id,
  name: z.string(),
  domain: z.enum(attackDomains),
  owner: z.nullable(z.string()),
  techniques: z.number(),
  createdAt: instant,
});
export type StoredLayer = z.output<typeof storedLayer>;

export const layersMax = 200;
/** Maximum number of reported problems of a layer. */
export const notesMax = 50;

export const listLayers = defineEndpoint({
  method: 'GET',
  path: '/attack/layers',
  summary: 'Lists the Navigator layers that were imported, newest first.',
  access: allow('attack', 'read'),
  reply: z.object({
    layers: listUpTo(layersMax, storedLayer),
    /** Imports that brought records, newest first: each can be a layer. */
    imports: listUpTo(50, z.object({ id, name: z.string() })),
  }),
});

export const addLayer = defineEndpoint({
  method: 'POST',
  path: '/attack/layers',
  summary: 'Stores an ATT&CK Navigator layer (format 4).',
  access: allow('attack', 'edit'),
  errors: ['bad_layer', 'too_many_layers'],
  body: z.strictObject({
    /** The one in the layer, unless said otherwise. */
    name: z.optional(text(nameMax)),
    layer: z.record(z.string().check(z.maxLength(200)), z.unknown()),
  }),
  reply: z.object({
    ...storedLayer.shape,
    /** Scores that are no numbers: their techniques are kept without one. */
    notes: listUpTo(notesMax, z.object({ number: z.string(), score: z.string() })),
  }),
  status: 201,
  location: '/attack/layers/:id',
});

export const getLayer = defineEndpoint({
  method: 'GET',
  path: '/attack/layers/:id',
  summary: 'Returns a stored Navigator layer as it was imported.',
  access: allow('attack', 'read'),
  errors: ['layer_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ ...storedLayer.shape, layer: z.record(z.string(), z.unknown()) }),
});

export const deleteLayer = defineEndpoint({
  method: 'DELETE',
  path: '/attack/layers/:id',
  summary: 'Deletes a stored layer; this can be undone for 24 hours.',
  access: allow('attack', 'edit'),
  errors: ['layer_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

/** `name` is null where no bundle with the technique was imported. */
const namedTechnique = z.object({ number: z.string(), name: z.nullable(z.string()) });
export type NamedTechnique = z.output<typeof namedTechnique>;

export const listRecordTechniques = defineEndpoint({
  method: 'GET',
  path: '/attack/records/:id/techniques',
  summary: 'Lists the ATT&CK techniques that a record is connected to or names in its labels.',
  access: allow('attack', 'read'),
  params: z.strictObject({ id }),
  reply: z.object({ techniques: z.array(namedTechnique) }),
});

export const listIncidentTechniques = defineEndpoint({
  method: 'GET',
  path: '/attack/incidents/:id/techniques',
  summary: 'Lists the ATT&CK techniques of the records and alerts of an incident.',
  access: allow('attack', 'read'),
  params: z.strictObject({ id }),
  reply: z.object({ techniques: z.array(namedTechnique) }),
});
