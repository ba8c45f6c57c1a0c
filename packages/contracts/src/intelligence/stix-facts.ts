import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { recordLink } from './intelligence.ts';

/** Records that an object refers to; those that are not here are counted and not named. */
const linkedRecords = z.object({ records: z.array(recordLink), total: z.number() });

/** The value of a property, by its kind. */
export const factValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('words'), words: z.array(z.string()) }),
  z.object({ kind: z.literal('instant'), at: instant }),
  z.object({ kind: z.literal('flag'), holds: z.boolean() }),
  z.object({ kind: z.literal('number'), number: z.number() }),
  z.object({ kind: z.literal('records'), ...linkedRecords.shape }),
]);
export type FactValue = z.output<typeof factValue>;

/** A piece of a description: text, or the number of the reference that is cited there. */
export const citedText = z.union([z.object({ text: z.string() }), z.object({ cites: z.number() })]);
export type CitedText = z.output<typeof citedText>;

/** Everything that a STIX object states beyond what every record has. */
export const stixFacts = z.object({
  /** When the import brought it; null where it was there before, or the import is gone. */
  addedAt: z.nullable(instant),
  revoked: z.boolean(),
  /** By whom the object says it was made. */
  createdBy: z.nullable(recordLink),
  pattern: z.nullable(
    z.object({
      text: z.string(),
      /** `stix`, `sigma`, `yara` … */
      type: z.string(),
      version: z.nullable(z.string()),
      validFrom: z.nullable(instant),
      validUntil: z.nullable(instant),
    }),
  ),
  /** Numbers of MITRE ATT&CK: `T1059.001`, `G0007`, `TA0002`. */
  attack: z.array(z.string()),
  killChain: z.array(z.object({ chain: z.string(), phase: z.string() })),
  /** In the order of the table of properties; `field` is the STIX name. */
  fields: z.array(z.object({ field: z.string(), value: factValue })),
  /** Scores and vectors of CVSS, wherever the object has them. */
  cvss: z.array(z.object({ name: z.string(), value: z.string() })),
  description: z.array(citedText),
  references: z.array(
    z.object({
      /** The text of a citation in the description; counted from 1. */
      number: z.number(),
      source: z.string(),
      description: z.string(),
      externalId: z.nullable(z.string()),
      /** http or https. */
      url: z.nullable(z.string()),
    }),
  ),
  markings: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  granularMarkings: z.array(z.object({ name: z.nullable(z.string()), selectors: z.array(z.string()) })),
  /** Properties that STIX does not define, and those of extensions; values are text or JSON. */
  custom: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type StixFacts = z.output<typeof stixFacts>;
