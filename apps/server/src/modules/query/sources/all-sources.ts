import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { observables, receivedAlerts, sightings, sigmaRules } from './inflow.ts';
import { alertsSource, connections, entities, threats } from './intelligence.ts';
import { activity, audit, imports, jobs, rejections } from './log.ts';
import { incidents, playbooks, runs } from './operations.ts';
import { analyses, policeImports, schemas } from './police.ts';
import type { Asker, Column, HoldsRule, Source } from './source.ts';
import { notifications, people, tasks } from './work.ts';

/** Subjects whose rows do not come from one statement. */
export type RowSubject = 'steps' | 'rules' | 'coverage' | 'schemaFields' | 'account' | 'sessions' | 'sources';
type TableSubject = Exclude<SubjectName, RowSubject | 'crime'>;

/** A source without the literal names of its fields. */
export type AnySource = Omit<Source, 'columns'> & {
  readonly columns: (asker: Asker) => Readonly<Record<string, Column>>;
};

/** The tables of subjects. `holds` tests whether an alert rule matches a threat. */
export function createSources(holds: HoldsRule): (subject: SubjectName) => AnySource | undefined {
  const eb = expressionBuilder<Schema, 'intelligence'>();
  const sources: { readonly [S in TableSubject]: Source<S> } = {
    incidents,
    alerts: alertsSource((rule) => sql<boolean>`${holds(rule)(eb)}`),
    threats,
    entities,
    connections,
    tasks,
    people,
    notifications,
    playbooks,
    runs,
    activity,
    imports,
    rejections,
    policeImports,
    analyses,
    schemas,
    audit,
    jobs,
    receivedAlerts,
    observables,
    sightings,
    sigmaRules,
  };
  return (subject) => (subject in sources ? (sources[subject as TableSubject] as AnySource) : undefined);
}
