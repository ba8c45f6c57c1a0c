/** A country in the address bar: its code, `unknown` or `none`. */
export const asCountry = (value: string): string | undefined =>
  /^(?:[A-Z]{2}|unknown|none)$/.test(value) ? value : undefined;
/** An AS number in the address bar, `unknown` or `none`. */
export const asAsn = (value: string): string | undefined =>
  /^(?:[1-9]\d{0,9}|unknown|none)$/.test(value) ? value : undefined;
