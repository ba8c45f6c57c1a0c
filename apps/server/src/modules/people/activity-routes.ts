import { exportProfile, listActivity } from '@halyard/contracts/accounts/profile.ts';
import type { EventEntry } from '@halyard/contracts/events.ts';
import type { Kysely, Selectable } from 'kysely';
import type { EventsTable, Schema } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { mountExport } from '../../platform/mount/mount-export.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';
import { writeJsonObject } from '../../platform/replies/write-json.ts';

type Ports = {
  readonly log: EventLog;
  /** All stored data about a user, by kind. */
  readonly collect: (personId: string) => Promise<Readonly<Record<string, unknown>>>;
};

const toEventEntry = (row: Selectable<EventsTable>): EventEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  kind: row.kind,
  severity: row.severity,
  subject: row.subject,
  objectType: row.object_type,
  objectId: row.object_id,
  sample: row.sample === 1,
});

/** A user's actions, and events that concern them; newest first. */
async function readActivity(db: Kysely<Schema>, personId: string, { limit, after }: Page) {
  // Imported and sample events are older than their place in the log.
  const last = readPosition(after);
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where((eb) => eb.or([eb('actor_id', '=', personId), eb('audience_id', '=', personId)]))
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('at', '<', last?.at ?? 0), eb.and([eb('at', '=', last?.at ?? 0), eb('id', '<', Number(last?.id))])]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = toPage(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  return { events: page.rows.map(toEventEntry), next: page.next };
}

export function mountActivity(platform: Platform, { log, collect }: Ports): void {
  const { clock, database } = platform;

  mountRead(platform, listActivity, ({ caller, query: { limit, before, after = before } }) =>
    readActivity(database.read, caller.id, { limit, after }),
  );

  mountExport(platform, exportProfile, async ({ caller, actor }) => {
    const content = await collect(caller.id);
    await database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind: 'data_exported',
        severity: 'medium',
        actor,
        audienceId: caller.id,
        subject: null,
        objectType: 'person',
        objectId: caller.id,
      }),
    );
    return {
      name: `about-me-${new Date(clock()).toISOString().slice(0, 10)}.json`,
      mediaType: 'application/json',
      parts: writeJsonObject(content),
    };
  });
}
