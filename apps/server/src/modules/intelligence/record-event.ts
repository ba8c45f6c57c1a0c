import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails, Family } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../../database/database.ts';
import { readNames } from '../../database/person-names.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { type Actor, type EventLog, everyone, type Recipients } from '../../event-log/event-log.ts';

/** An event of a record or a connection, before it is logged. */
export type RecordEvent = {
  readonly at: number;
  readonly actor: Actor;
  readonly object: { readonly type: 'threat' | 'entity' | 'record' | 'connection'; readonly id: string };
  /** Its name. */
  readonly subject: string;
  readonly kind: EventKind;
  /** `low` unless said otherwise. */
  readonly severity?: Severity;
  readonly details?: EventDetails;
  readonly notify?: Recipients;
  readonly before?: unknown;
  readonly after?: unknown;
};

const objectTypeOf = { threat: 'threat', entity: 'entity', reference: 'record' } as const satisfies Record<
  Family,
  RecordEvent['object']['type']
>;

/** Object and subject of an event about a record. */
export const about = ({ id, family, name }: Pick<IntelligenceTable, 'id' | 'family' | 'name'>) => ({
  object: { type: objectTypeOf[family], id },
  subject: name,
});

/** Writes to the history of a record, which is the log; the author stays readable when the account is deleted. */
export async function recordEvent(log: EventLog, tx: Transaction, event: RecordEvent): Promise<void> {
  const { object, details, severity = 'low', ...rest } = event;
  const { id } = event.actor;
  const by = id === null ? undefined : (await readNames(tx, [id])).get(id);
  await log.record(tx, {
    ...rest,
    severity,
    audienceId: everyone,
    objectType: object.type,
    objectId: object.id,
    details: { ...details, ...(by !== undefined && { by }) },
  });
}
