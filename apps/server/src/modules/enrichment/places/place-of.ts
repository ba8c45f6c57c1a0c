import { noAsn, noCountry } from '../../../database/address-places.ts';

/** What a file that can be read answers of an address; null where it does not have it. */
export type Answer = { readonly type: string; readonly answer: object | null };

/** Null: no file was asked that knows such things. */
export type Place = { readonly country: string | null; readonly asn: number | null; readonly as_name: string | null };

const ofCountries = /country|city|enterprise|location/i;
const ofNetworks = /asn|isp|enterprise/i;

/** The first value that stands at one of the paths. */
function valueAt(answer: object | null, ...paths: readonly (readonly string[])[]): string | undefined {
  for (const path of paths) {
    const value = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], answer);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return undefined;
}

/** Where an address is, by MaxMind's names for it (`country.iso_code`) and those of others (`country_code`, `asn: AS64500`). */
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
