import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';

export type NamedValue = { readonly type: ObservableType; readonly value: string };

/** A warning list, or the public suffixes, and its entry that speaks against blocking a value. */
export type Guard = {
  readonly id: string;
  readonly name: string;
  readonly entry: string;
  readonly note: string | null;
};

export type BlockListPorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly random: (bytes: number) => Uint8Array;
  /** Objections to blocking a value, by the current warning lists. */
  readonly readGuard: (db: Kysely<Schema>) => Promise<(value: NamedValue) => Guard | null>;
  /** The name of a warning list. */
  readonly nameList: (id: string) => { readonly id: string; readonly name: string };
};
