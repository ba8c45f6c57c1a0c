import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** What a source sends. A new format is a name here and a mapping. */
export const sourceFormats = [
  ...(['alertmanager', 'grafana', 'wazuh', 'wazuh5', 'suricata', 'zeek', 'elastic', 'ocsf', 'guardduty'] as const),
  ...(['asff', 'msgraph', 'secops', 'thehive', 'iris', 'cef', 'leef', 'syslog', 'splunk', 'sentinel'] as const),
  'generic-json',
] as const;
export type SourceFormat = (typeof sourceFormats)[number];

export const formatInfo = z.object({
  id: z.enum(sourceFormats),
  /** As the product is called. */
  name: z.string(),
  version: z.number(),
  /** How the severity of the source is mapped, and which fields tell alerts apart: one sentence each, in English. */
  severityOf: z.string(),
  keyOf: z.string(),
  /** The source says that an alert has ended. */
  hasEnd: z.boolean(),
  /** The mapping itself, JSONata. */
  mapping: z.string(),
});
export type FormatInfo = z.output<typeof formatInfo>;

export const listFormats = defineEndpoint({
  method: 'GET',
  path: '/sources/formats',
  summary: 'Lists the formats that a source can send, with their mappings.',
  access: allow('sources', 'read'),
  reply: listUpTo(100, formatInfo),
});
