import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** Formats of alert sources. A new format is a name here and a mapping. */
export const alertFormats = [
  ...(['alertmanager', 'grafana', 'wazuh', 'wazuh5', 'suricata', 'zeek', 'elastic', 'ocsf', 'guardduty'] as const),
  ...(['asff', 'msgraph', 'secops', 'thehive', 'iris', 'cef', 'leef', 'syslog', 'splunk', 'sentinel'] as const),
  ...(['events', 'generic-json'] as const),
] as const;
export type AlertFormat = (typeof alertFormats)[number];

/** Formats of intelligence sources: they are always polled, and their objects become an import. */
export const feedFormats = ['taxii', 'misp-feed', 'misp', 'stix', 'csv-feed', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const sourceFormats = [...alertFormats, ...feedFormats] as const;
export type SourceFormat = (typeof sourceFormats)[number];

export const isFeedFormat = (format: SourceFormat): format is FeedFormat =>
  (feedFormats as readonly SourceFormat[]).includes(format);

/** The result of a source: alerts, or intelligence. */
export const delivered = ['alerts', 'intelligence'] as const;
export type Delivered = (typeof delivered)[number];

export const formatInfo = z.object({
  id: z.enum(sourceFormats),
  /** As the product is called. */
  name: z.string(),
  delivers: z.enum(delivered),
  version: z.number(),
  /** How the severity of the source is mapped, and what distinguishes its items: one sentence each, in English. */
  severityOf: z.nullable(z.string()),
  keyOf: z.string(),
  /** The source says that an alert has ended. */
  hasEnd: z.boolean(),
  /** The mapping itself, JSONata; null where intelligence is read without one. */
  mapping: z.nullable(z.string()),
});
export type FormatInfo = z.output<typeof formatInfo>;

export const listFormats = defineEndpoint({
  method: 'GET',
  path: '/sources/formats',
  summary: 'Lists the formats that a source can have, with the mappings of those that bring alerts.',
  access: allow('sources', 'read'),
  reply: listUpTo(100, formatInfo),
});
