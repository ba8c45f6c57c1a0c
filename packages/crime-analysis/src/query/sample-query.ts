import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';

/** The columns of a street file as the publisher names and orders them. */
const streetSelection = `
  crime_id AS "Crime ID", month AS "Month", reported_by AS "Reported by", falls_within AS "Falls within",
  longitude AS "Longitude", latitude AS "Latitude", location AS "Location", lsoa_code AS "LSOA code",
  lsoa_name AS "LSOA name", category AS "Crime type", outcome AS "Last outcome category", context AS "Context"`;

/** Whole files, as they were published as far as columns go; the other two kinds with the names they are stored by. */
export function sampleSql(table: string, kind: CrimeKind): string {
  if (kind === 'street') return `SELECT ${streetSelection} FROM ${table}`;
  return `SELECT * EXCLUDE (file_id, line) FROM ${table}`;
}
