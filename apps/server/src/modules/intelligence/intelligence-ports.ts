import type { BundleWriter } from '@halyard/threat-exchange';
import type { EventLog } from '../../event-log/event-log.ts';

export type IntelligencePorts = {
  readonly log: EventLog;
  /** A new UUID. */
  readonly newId: () => string;
  /** A point near the center of a country, in degrees; null or undefined if the country is unknown. */
  readonly placeOfCountry: (
    country: string,
  ) => { readonly latitude: number; readonly longitude: number } | null | undefined;
  /** Writes a STIX 2.1 bundle part by part, with the names of the identities in it by their ids. */
  readonly createBundleWriter: (names: ReadonlyMap<string, string>) => BundleWriter;
};
