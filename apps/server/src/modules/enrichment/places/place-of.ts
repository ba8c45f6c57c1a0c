import { noAsn, noCountry } from '../../../database/address-places.ts';

/** A readable file's entry for an address; null if it has none. */
export type Answer = { readonly type: string; readonly answer: object | null };

/** Null: no suitable file was queried. */
export type Place = { readonly country: string | null; readonly asn: number | null; readonly as_name: string | null };

const ofCountries = /country|city|enterprise|location/i;
const ofNetworks = /asn|isp|enterprise/i;

/** The first value that is at one of the paths. */
function valueAt(answer: object | null, ...paths: readonly (readonly string[])[]): string | undefined {
  for (const path of paths) {
    const value = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], answer);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return undefined;
}

/**
 * Location of an address, by MaxMind's field names (`country.iso_code`) and others' (`country_code`, `asn: AS64500`).
 */
export function placeOf(answers: readonly Answer[]): Place {
  let place: Place = { country: null, asn: null, as_name: null };
  for (const { type, answer } of answers) {
    const code = valueAt(answer, ['country', 'iso_code'], ['country_code'], ['country']);
    const country = code && /^[A-Z]{2}$/.test(code) ? code : ofCountries.test(type) ? noCountry : null;
    const number = valueAt(answer, ['autonomous_system_number'], ['asn'])?.replace(/^AS/, '');
    const asn = number && /^\d{1,10}$/.test(number) ? Number(number) : ofNetworks.test(type) ? noAsn : null;
    const named = valueAt(answer, ['autonomous_system_organization'], ['as_name'])?.slice(0, 200) ?? null;
    place = { country: place.country || country, asn: place.asn || asn, as_name: place.as_name ?? named };
  }
  return place;
}
