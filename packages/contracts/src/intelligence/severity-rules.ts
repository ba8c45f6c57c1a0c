import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { allow } from '../policy.ts';
import { version } from './intelligence.ts';
import { type ThreatSeverity, threatSeverities } from './threats.ts';

/** The STIX types that are shown as threats. */
export const threatKinds = [
  ...(['malware', 'intrusion-set', 'threat-actor', 'campaign', 'indicator', 'vulnerability'] as const),
  ...(['infrastructure', 'tool', 'attack-pattern', 'incident', 'observed-data'] as const),
] as const;
export type ThreatKind = (typeof threatKinds)[number];

/**
 * The default rules: attackers and attacks are High, what they use or leave is Medium, a bare observation Low. STIX has
 * no severity; this is our proposal, and off until it is switched on.
 */
export const proposedSeverities: Readonly<Record<ThreatKind, ThreatSeverity>> = {
  malware: 'High',
  'intrusion-set': 'High',
  'threat-actor': 'High',
  campaign: 'High',
  indicator: 'Medium',
  vulnerability: 'Medium',
  infrastructure: 'Medium',
  tool: 'Medium',
  'attack-pattern': 'Medium',
  incident: 'Medium',
  'observed-data': 'Low',
};

const severityRule = z.strictObject({
  kind: z.enum(threatKinds),
  /** Null: threats of this kind stay without a severity. */
  severity: z.nullable(z.enum(threatSeverities)),
});

const severityRuleSet = z.object({
  enabled: z.boolean(),
  /** One for each kind. */
  rules: z.array(severityRule),
  version,
  /** Null where no one has changed them yet. */
  updatedAt: z.nullable(instant),
  /** Threats are being given, or relieved of, what the rules say. */
  applying: z.boolean(),
});
export type SeverityRuleSet = z.output<typeof severityRuleSet>;

export const getSeverityRules = defineEndpoint({
  method: 'GET',
  path: '/severity-rules',
  summary: 'Returns the rules that assume a severity for threats without a stated one.',
  access: allow('intelligence', 'read'),
  reply: severityRuleSet,
});

export const updateSeverityRules = defineEndpoint({
  method: 'PUT',
  path: '/severity-rules',
  summary: 'Replaces the severity rules; they are applied in the background. 412 if they changed since `version`.',
  access: allow('platform', 'update'),
  errors: ['record_changed'],
  body: z.strictObject({
    enabled: z.boolean(),
    /** A kind that is not among them has no rule. */
    rules: z.array(severityRule).check(z.maxLength(threatKinds.length)),
    version,
  }),
  reply: severityRuleSet,
});
