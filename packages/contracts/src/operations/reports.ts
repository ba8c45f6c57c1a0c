import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, timeZone } from '../fields.ts';
import { allow } from '../policy.ts';
import { incidentSeverities } from './incidents.ts';

const figures = {
  opened: z.number(),
  resolved: z.number(),
  /** Hours from detection to resolution, one decimal; null where nothing was resolved. */
  meanResolutionHours: z.nullable(z.number()),
} as const;

/** Computed from the event log alone: opened and resolved at or after `from` and before `to`. */
export const incidentReport = z.object({
  from: instant,
  to: instant,
  ...figures,
  /** Incidents that were reopened in the period, each once. */
  reopened: z.number(),
  /** Share of the resolved ones that kept their target, 0 to 1; null where nothing was resolved. */
  withinTarget: z.nullable(z.number()),
  bySeverity: z.array(z.object({ severity: z.enum(incidentSeverities), ...figures })),
  /** `id` is null for what no one had been given. */
  byAssignee: z.array(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()), ...figures })),
  byDay: z.array(z.object({ day: z.string(), opened: z.number(), resolved: z.number() })),
  /** How many events of the log these figures rest on. */
  events: z.number(),
  madeAt: instant,
});
export type IncidentReport = z.output<typeof incidentReport>;

const span = { from: instant, to: instant, timeZone: z._default(timeZone, 'UTC') } as const;

export const getIncidentReport = defineEndpoint({
  method: 'GET',
  path: '/reports/incidents',
  summary: 'Reports incidents opened and resolved in a period of at most 366 days.',
  access: allow('incidents', 'read'),
  errors: ['bad_period'],
  query: z.strictObject(span),
  reply: incidentReport,
});

export const exportIncidentReport = defineEndpoint({
  method: 'GET',
  path: '/reports/incidents/export',
  summary: 'Exports the report as a printable page or as CSV.',
  access: allow('exports', 'single'),
  errors: ['bad_period'],
  query: z.strictObject({ ...span, format: z.enum(['html', 'csv']) }),
  reply: z.object({ file }),
});
