import type { ConflictMode } from '@halyard/contracts/crime/crime-imports.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { CrimeImportsTable } from '../../../database/tables/crime-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import type { NewWork, Work } from '../../../platform/background/work-kind.ts';
import { findWork } from '../../../platform/background/work-store.ts';

type Described = Pick<CrimeImportsTable, 'id' | 'name' | 'owner_id'>;

/** The work of an import: its files are fetched and inspected first, and read in their turn. */
const kinds = ['crime_files', 'crime_import'] as const;
type Kind = (typeof kinds)[number];

const workIdOf = (kind: Kind, importId: string): string => `${kind}-${importId}`;

/** Everything that may be queued for an import. */
export const workIdsOf = (importId: string): string[] => kinds.map((kind) => workIdOf(kind, importId));

/** The user, and the decision about months that it would make worse. */
export type Wish = { readonly actor: Actor; readonly conflict: ConflictMode };

/** How the work of an import is described to the queue and to administrators. */
export const describeCrimeImport = (kind: Kind, { id, name, owner_id }: Described, wish: Wish): NewWork => ({
  kind,
  id: workIdOf(kind, id),
  objectType: 'crime_import',
  objectId: id,
  label: name,
  personId: owner_id,
  payload: { importId: id, actor: JSON.stringify(wish.actor), conflict: wish.conflict },
});

export function wishOf({ personId, payload: { actor, conflict = 'ask' } }: Work): Wish {
  const signedBy =
    actor === undefined ? { id: personId, address: null, requestId: null } : (JSON.parse(actor) as Actor);
  return { actor: signedBy, conflict: conflict as ConflictMode };
}

/** Queues an import, for whichever node has room first. */
export const queueCrimeImport = (tx: Transaction, work: Pick<BackgroundWork, 'add'>, row: Described, wish: Wish) =>
  work.add(tx, describeCrimeImport('crime_files', row, wish));

/** Whether the node that inspected its files queued their reading before it ended. */
export async function isReadingQueued(db: Kysely<Schema>, importId: string): Promise<boolean> {
  const state = (await findWork(db, workIdOf('crime_import', importId)))?.state;
  return state === 'waiting' || state === 'running';
}

/** Its files are fetched and inspected: it only waits for its turn. */
export const queueReading = (tx: Transaction, work: Pick<BackgroundWork, 'add'>, row: Described, wish: Wish) =>
  work.add(tx, describeCrimeImport('crime_import', row, wish));
