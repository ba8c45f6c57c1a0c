import type { EventKind, ObjectType, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../database/database.ts';
import { type AuditChain, appendAudit } from './audit.ts';
import { keptChanges } from './kept-changes.ts';

/** The actor, address, and request. */
export type Actor = {
  readonly id: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** The audience of what concerns all who are signed in: threats, entities, incidents. */
export const everyone = 'everyone';

/** Notified users, in addition to the list. Each once, and never of their own actions. */
export type Recipients = {
  /** The person who has the incident. */
  readonly assigned?: string | null;
  readonly administrators?: true;
  /** Administrators and analysts. */
  readonly analysts?: true;
  readonly everybody?: true;
};

/** Something that happened: one event for those it concerns, one link in the audit chain. */
export type DomainEvent = {
  readonly at: number;
  readonly kind: EventKind;
  readonly severity: Severity;
  readonly actor: Actor;
  /** The affected user; null for all administrators, `everyone` for all signed-in users. */
  readonly audienceId: string | null;
  readonly objectType: ObjectType | null;
  readonly objectId: string | null;
  /** The record's name, as its owner wrote it. */
  readonly subject: string | null;
  /** Details shown in history, timeline and notifications. */
  readonly details?: EventDetails;
  readonly notify?: Recipients;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** An event as it is in the log. */
export type StoredEvent = DomainEvent & { readonly id: number };

/** Is called for every event in its transaction: resulting messages are queued there, or nowhere. */
export type EventListener = (tx: Transaction, event: StoredEvent) => Promise<void>;

/** Writes into the one event log, always in the transaction of the change itself. Returns the event's id. */
export type EventLog = { record(tx: Transaction, happening: DomainEvent): Promise<number> };

/** Events about a user's own objects are named after the user if no name is given. */
async function nameSubject(tx: Transaction, { subject, objectId, actor }: DomainEvent): Promise<string | null> {
  const personId = objectId ?? actor.id;
  if (subject !== null || personId === null) return subject;
  const person = await tx.selectFrom('people').select('username').where('id', '=', personId).executeTakeFirst();
  return person?.username ?? null;
}

export function createEventLog(chain: AuditChain, watch: EventListener): EventLog {
  return {
    async record(tx, happening) {
      const { at, kind, severity, actor, audienceId, objectType, objectId, details, before, after } = happening;
      const subject = await nameSubject(tx, happening);
      // The chain's lock comes first: events then have their ids in commit order, and readers that continue from an id
      // miss none.
      await appendAudit(tx, chain, {
        at,
        action: kind,
        objectType,
        objectId,
        before,
        after,
        actorId: actor.id,
        address: actor.address,
        requestId: actor.requestId,
      });
      const { id } = await tx
        .insertInto('events')
        .values({
          at,
          kind,
          severity,
          subject,
          sample: 0,
          details: details ? JSON.stringify(details) : null,
          changes: keptChanges(happening),
          actor_id: actor.id,
          audience_id: audienceId,
          object_type: objectType,
          object_id: objectId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await watch(tx, { ...happening, subject, id });
      return id;
    },
  };
}
