import type { RefusalReason } from '@halyard/contracts/work/assistant.ts';

type Refused = { readonly code?: unknown };

const unavailable = [
  ...['no_crime_data', 'bad_period', 'bad_months', 'invalid_input', 'analytics_unavailable', 'query_too_slow'],
];

/** Why a typed query was rejected; undefined for everything that is not an error of the API but a fault. */
export function reasonOf(error: unknown): RefusalReason | undefined {
  const code = error instanceof Error ? (error as Refused).code : undefined;
  if (typeof code !== 'string') return undefined;
  if (code === 'forbidden' || code === 'api_key_not_allowed') return 'forbidden';
  if (code === 'beyond') return 'beyond';
  if (code.endsWith('not_found')) return 'not_found';
  return unavailable.includes(code) ? 'unavailable' : undefined;
}
