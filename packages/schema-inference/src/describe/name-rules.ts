/** Input of a naming rule other than the words of the name. */
export type NamedPlace = {
  readonly words: readonly string[];
  /** The types, null left out. */
  readonly types: readonly string[];
  readonly format: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
};

export type NameRule = { readonly rule: string; readonly says: (place: NamedPlace) => string | null };

type Fit = (place: NamedPlace) => boolean;

const anyType: Fit = () => true;
const isText: Fit = ({ types }) => types.length === 1 && types[0] === 'string';
const isNumber: Fit = ({ types }) => types.length === 1 && (types[0] === 'integer' || types[0] === 'number');
const isInteger: Fit = ({ types }) => types.length === 1 && types[0] === 'integer';
const isBoolean: Fit = ({ types }) => types.length === 1 && types[0] === 'boolean';
const isScalar: Fit = (place) => isText(place) || isNumber(place);
const isTime: Fit = ({ format }) => format === 'date' || format === 'date-time';
const hasFormat =
  (wanted: string): Fit =>
  ({ format }) =>
    format === wanted;
const within =
  (least: number, most: number): Fit =>
  (place) =>
    isNumber(place) && place.minimum !== null && place.minimum >= least && (place.maximum ?? most + 1) <= most;

/** One of the words anywhere, or the last word, with what the values have to be: a name alone proves nothing. */
const anywhere = (rule: string, words: string, fits: Fit, sentence: string): NameRule => ({
  rule,
  says: (place) => (fits(place) && words.split(' ').some((word) => place.words.includes(word)) ? sentence : null),
});
const lastly = (rule: string, words: string, fits: Fit, sentence: string): NameRule => ({
  rule,
  says: (place) => (fits(place) && words.split(' ').includes(place.words.at(-1) ?? '') ? sentence : null),
});

const identifier: NameRule = {
  rule: 'identifier',
  says(place) {
    const { words } = place;
    if (!isScalar(place) || !['id', 'ids', 'uuid', 'guid'].includes(words.at(-1) ?? '')) return null;
    return words.length === 1 ? 'An identifier.' : `An identifier: ${words.slice(0, -1).join(' ')}.`;
  },
};

const claim: NameRule = {
  rule: 'claim',
  says(place) {
    const [first = '', ...rest] = place.words;
    if (!isBoolean(place) || rest.length === 0 || !['is', 'has', 'can', 'was'].includes(first)) return null;
    return `Whether it ${first} ${rest.join(' ')}.`;
  },
};

/** Naming rules in the order of evaluation; the first that matches name and values decides. */
export const nameRules: readonly NameRule[] = [
  identifier,
  claim,
  anywhere('email', 'email mail', hasFormat('email'), 'An email address.'),
  anywhere('created', 'created added registered opened inserted', isTime, 'When it was created.'),
  anywhere('updated', 'updated modified changed', isTime, 'When it was last changed.'),
  anywhere('deleted', 'deleted removed', isTime, 'When it was removed.'),
  anywhere('birth', 'birth born birthday dob', isTime, 'A date of birth.'),
  lastly('latitude', 'lat latitude', within(-90, 90), 'A latitude in degrees.'),
  lastly('longitude', 'lon lng long longitude', within(-180, 180), 'A longitude in degrees.'),
  anywhere('postcode', 'postcode postal zip', isScalar, 'A postal code.'),
  anywhere('phone', 'phone telephone mobile fax', isScalar, 'A telephone number.'),
  anywhere('address', 'ip', hasFormat('ipv4'), 'An IPv4 address.'),
  anywhere('link', 'url uri link href website', hasFormat('uri'), 'A web address.'),
  anywhere('lsoa', 'lsoa', isText, 'A Lower layer Super Output Area of the census geography.'),
  anywhere('currency', 'currency', isText, 'A currency.'),
  anywhere(
    ...(['amount', 'amount price total subtotal cost fee balance revenue salary', isNumber] as const),
    'An amount; its currency or unit is not stated here.',
  ),
  lastly('quantity', 'quantity qty count', isInteger, 'How many there are.'),
  lastly('share', 'percent percentage pct rate ratio share', isNumber, 'A share or rate.'),
  lastly('age', 'age', within(0, 150), 'An age.'),
  lastly('year', 'year', within(1_000, 3_000), 'A year.'),
  lastly('month', 'month', isScalar, 'A month.'),
  lastly('status', 'status state', isText, 'A status.'),
  lastly('category', 'category type kind class group', isText, 'A category.'),
  anywhere('country', 'country', isText, 'A country.'),
  lastly('place', 'city town region county street location', isText, 'A place.'),
  lastly('name', 'name firstname lastname surname title username', isText, 'A name.'),
  lastly('prose', 'description comment comments note notes remarks message summary context', isText, 'Free text.'),
  lastly('code', 'code sku', isScalar, 'A code.'),
  lastly('version', 'version', anyType, 'A version.'),
];
