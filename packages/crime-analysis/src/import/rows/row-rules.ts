import { type CrimeKind, crimeCategories } from '@halyard/contracts/crime/crime.ts';
import type { CrimeRowReason } from '@halyard/contracts/crime/crime-imports.ts';
import { sqlText } from '../sql-text.ts';

/** The publisher's categories today and the two that were split up in 2013. */
const knownCategories: readonly string[] = [...crimeCategories, 'Violent crime', 'Public disorder and weapons'];

/** The months that a row may state: none after `latest`, and only `expected` when the file's name says one. */
export type MonthLimits = { readonly latest: string; readonly expected: string | null };

const reject = (reason: CrimeRowReason, column: string) => `THEN ${sqlText(`${reason}|${column}`)}`;
const categories = `(${knownCategories.map(sqlText).join(', ')})`;

// An LSOA name ends with its code (`Camden 027B`); a location begins with what the publisher puts before every street.
const looksLikeLocation = (column: string) =>
  `(${column} LIKE 'On or near %' OR ${column} = 'No Location' OR regexp_matches(${column}, ' [0-9]{3}[A-Z]$'))`;

const isSwapped = [
  `${looksLikeLocation('category')} OR location IN ${categories} OR lsoa_name IN ${categories}`,
  `OR outcome IN ${categories} OR context IN ${categories}`,
].join(' ');

const monthRules = (column: string, header: string, { latest, expected }: MonthLimits) => [
  `WHEN ${column} IS NULL OR NOT regexp_full_match(${column}, '(19|20)[0-9]{2}-(0[1-9]|1[0-2])') ${reject('bad_month', header)}`,
  `WHEN ${column} > ${sqlText(latest)} ${reject('future_month', header)}`,
  ...(expected === null ? [] : [`WHEN ${column} <> ${sqlText(expected)} ${reject('other_month', header)}`]),
];

// The box holds the United Kingdom with its islands. Exchanged coordinates are recognised because the two ranges of
// the country do not meet: 49 to 61 degrees north, 9 degrees west to 2.1 east.
const coordinateRules = [
  `WHEN longitude_text IS NULL AND latitude_text IS NOT NULL ${reject('half_a_location', 'Longitude')}`,
  `WHEN latitude_text IS NULL AND longitude_text IS NOT NULL ${reject('half_a_location', 'Latitude')}`,
  `WHEN longitude_text IS NOT NULL AND (longitude IS NULL OR NOT isfinite(longitude)) ${reject('bad_coordinates', 'Longitude')}`,
  `WHEN latitude_text IS NOT NULL AND (latitude IS NULL OR NOT isfinite(latitude)) ${reject('bad_coordinates', 'Latitude')}`,
  `WHEN longitude BETWEEN 49 AND 61 AND latitude BETWEEN -9 AND 2.1 ${reject('swapped_coordinates', 'Longitude')}`,
  `WHEN longitude NOT BETWEEN -9 AND 2.1 ${reject('outside_country', 'Longitude')}`,
  `WHEN latitude NOT BETWEEN 49.5 AND 61 ${reject('outside_country', 'Latitude')}`,
];

// Codes of England, Wales and Scotland; Northern Ireland has data zones and, before 2021, super output areas.
const lsoaRule = `WHEN lsoa_code IS NOT NULL AND NOT regexp_full_match(lsoa_code, '[EWS]01[0-9]{6}|N[0-9]{8}|95[A-Z]{2}[0-9]{2}[A-Z][0-9]') ${reject('bad_lsoa', 'LSOA code')}`;

const forceRule = `WHEN reported_by IS NULL ${reject('missing_force', 'Reported by')}`;

// The category comes first: where it is none, the columns may be exchanged, and every other reason would mislead.
const categoryRules = [
  `WHEN category IS NULL ${reject('missing_category', 'Crime type')}`,
  `WHEN category NOT IN ${categories} AND (${isSwapped}) ${reject('swapped_columns', 'Crime type')}`,
  `WHEN category NOT IN ${categories} ${reject('unknown_category', 'Crime type')}`,
];

// Nearly every row is as it should be; one cheap condition spares it the rules.
const isAsPublished = ({ latest, expected }: MonthLimits) =>
  [
    expected !== null && expected <= latest ? `WHEN month = ${sqlText(expected)}` : 'WHEN false',
    `AND reported_by IS NOT NULL AND category IN ${categories}`,
    `AND longitude BETWEEN -9 AND 2.1 AND latitude BETWEEN 49.5 AND 61`,
    `AND regexp_full_match(lsoa_code, '[EW]01[0-9]{6}') THEN NULL`,
  ].join(' ');

/**
 * One SQL expression over the columns of a file: why its row is rejected, as `reason|column`, or NULL. The first rule
 * that applies names the reason.
 */
export function rejectionExpression(kind: CrimeKind, months: MonthLimits): string {
  const rules = {
    street: [
      isAsPublished(months),
      ...categoryRules,
      ...monthRules('month', 'Month', months),
      forceRule,
      ...coordinateRules,
      lsoaRule,
    ],
    outcomes: [...monthRules('month', 'Month', months), forceRule, ...coordinateRules, lsoaRule],
    // The publisher's day begins in British summer time and its clock is UTC: the last hour of May is in June's file.
    'stop-and-search': [
      ...monthRules('left(date, 7)', 'Date', { latest: months.latest, expected: null }),
      ...coordinateRules,
    ],
  }[kind];
  return `CASE ${rules.join('\n')} END`;
}
