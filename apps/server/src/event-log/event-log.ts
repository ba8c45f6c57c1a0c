import type { EventKind, ObjectType, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../database/database.ts';
import { type AuditChain, appendAudit } from './audit.ts';
import { keptChanges } from './kept-changes.ts';

/** Who acts, from where, and in which request. */
export type Actor = {
  readonly id: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** The audience of what concerns all who are signed in: threats, entities, incidents. */
export const everyone = 'everyone';

/** Who is notified of it, besides seeing it in the list. Each once, and never of what they did themselves. */
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
  /** The person it concerns; null concerns all administrators, `everyone` all who are signed in. */
  readonly audienceId: string | null;
  readonly objectType: ObjectType | null;
  readonly objectId: string | null;
  /** What the record is called, as its owner wrote it. */
  readonly subject: string | null;
  /** What history, timeline and notifications show of it. */
  readonly details?: EventDetails;
  readonly notify?: Recipients;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** An event as it stands in the log. */
export type StoredEvent = DomainEvent & { readonly id: number };

/** Hears of every event in the transaction that records it: what goes out because of it is queued there, or nowhere. */
export type EventListener = (tx: Transaction, event: StoredEvent) => Promise<void>;

/** Writes into the one event log, always in the transaction of the change itself. Returns the event's id. */
export type EventLog = { record(tx: Transaction, happening: DomainEvent): Promise<number> };

/** Events about a person's own things are called by the person, where no one named them. */
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
      // The chain's lock comes first: events then have their ids in the order in which they are committed,
      // and whoever reads on from an id misses none.
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
