import type { Given } from '@halyard/contracts/endpoint.ts';
import type { listIncidents } from '@halyard/contracts/operations/incidents.ts';

export type IncidentQuery = NonNullable<Given<(typeof listIncidents)['query']>>;

/** One of several statuses: no incident has two, so what they find can be added up. */
export type Alternative = { readonly query: IncidentQuery; readonly word: string };

/** Which incidents a question is about, as the query asks for them and as a person reads it. */
export type IncidentFilter = {
  readonly query: IncidentQuery;
  readonly words: readonly string[];
  /** Where the question names several statuses; the list takes one at a time. */
  readonly either?: readonly Alternative[];
};
