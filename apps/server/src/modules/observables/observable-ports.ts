import type { Enrichment } from '@halyard/contracts/inflow/enrichment.ts';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';

type Value = { readonly type: ObservableType; readonly value: string };
/** Enrichment of each value, in order. */
export type LookUp = (db: Kysely<Schema>, values: readonly Value[]) => Promise<Enrichment[][]>;

export type ObservablePorts = { readonly log: EventLog; readonly newId: () => string; readonly lookUp: LookUp };
