import type { ExchangeConnection, ExchangeRecord } from '@halyard/threat-exchange/records.ts';
import type { EventLog } from '../../event-log/event-log.ts';

/** What is passed on: records, and the connections among them. */
type BundleContents = {
  readonly records: readonly ExchangeRecord[];
  readonly connections: readonly ExchangeConnection[];
};

export type IntelligencePorts = {
  readonly log: EventLog;
  /** A new UUID. */
  readonly newId: () => string;
  /** A point near the middle of a country, in degrees; null or undefined where nobody knows the country. */
  readonly placeOfCountry: (
    country: string,
  ) => { readonly latitude: number; readonly longitude: number } | null | undefined;
  /** Writes a STIX 2.1 bundle. */
  readonly writeBundle: (contents: BundleContents) => string;
};
