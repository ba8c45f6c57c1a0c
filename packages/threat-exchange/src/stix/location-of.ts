import { countryMiddle } from '../country-centroids.ts';
import type { ExchangeRecord } from '../records.ts';
import { member, numberBetween, ObjectRejected, type StixObject } from './fields.ts';

export type GeoLocation = Pick<ExchangeRecord, 'country' | 'latitude' | 'longitude' | 'accuracy'>;

/** The location properties: STIX's own for a location, ours for everything else. */
export const locationFields = (kind: string) =>
  kind === 'location'
    ? ({ country: 'country', latitude: 'latitude', longitude: 'longitude' } as const)
    : ({ country: 'x_halyard_country', latitude: 'x_halyard_latitude', longitude: 'x_halyard_longitude' } as const);

// STIX only wishes for a country code (2.1, section 4.11), so a name is left in the object and counts as not stated.
function countryIn(object: StixObject, field: string): string | null {
  const value = member(object, field);
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new ObjectRejected('bad_field', field);
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The stated point, else the middle of the stated country, else nothing. */
export function locationOf(object: StixObject, kind: string): GeoLocation {
  const fields = locationFields(kind);
  const country = countryIn(object, fields.country);
  const latitude = numberBetween(object, fields.latitude, -90, 90);
  const longitude = numberBetween(object, fields.longitude, -180, 180);
  if (latitude !== null && longitude !== null) return { country, latitude, longitude, accuracy: 'point' };
  if (latitude !== null) throw new ObjectRejected('missing_field', fields.longitude);
  if (longitude !== null) throw new ObjectRejected('missing_field', fields.latitude);
  const middle = country === null ? null : countryMiddle(country);
  return middle ? { country, ...middle, accuracy: 'country' } : { country, latitude, longitude, accuracy: null };
}
