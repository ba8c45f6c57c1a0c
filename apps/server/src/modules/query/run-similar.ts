import type { QueryResult, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type Kysely, sql } from 'kysely';
import { fold } from '../../database/fold.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { none } from './read-results.ts';

type Db = Kysely<Schema>;

const similarShown = 5;
/** Incidents that are compared, the newest of those that share a record or the source. */
const compared = 500;
const shortestWord = 4;

// Similarity of two incidents, weighted: a linked record more than a label, a label more than a word.
const weights = { record: 3, label: 2, word: 1, source: 1 } as const;
const leastScore = 2;

type Incident = Pick<Schema['incidents'], 'id' | 'title' | 'number' | 'severity' | 'status' | 'source' | 'labels'> & {
  readonly created_at: number;
  readonly assignee_name: string | null;
};

const columns = [
  'id',
  'title',
  'number',
  'severity',
  'status',
  'source',
  'labels',
  'created_at',
  'assignee_name',
] as const;
const wordsOf = (title: string) =>
  new Set(
    fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= shortestWord),
  );
const labelsOf = ({ labels }: Incident) => new Set(JSON.parse(labels) as string[]);
const common = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => [...one].filter((item) => other.has(item));

async function readRecords(db: Db, incidentIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (incidentIds.length === 0) return new Map();
  const links = await db
    .selectFrom('incident_links')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select(['incident_id', 'name'])
    .where('incident_id', 'in', incidentIds)
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .execute();
  const found = new Map<string, Set<string>>();
  for (const { incident_id, name } of links) found.set(incident_id, (found.get(incident_id) ?? new Set()).add(name));
  return found;
}

const readCandidates = (db: Db, { id, source }: Incident): Promise<Incident[]> =>
  db
    .selectFrom('incidents')
    .select([...columns])
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('source', '=', source),
        eb(
          'id',
          'in',
          eb
            .selectFrom('incident_links as shared')
            .innerJoin('incident_links as own', 'own.record_id', 'shared.record_id')
            .select('shared.incident_id')
            .where('own.incident_id', '=', id)
            .where('own.deleted_at', 'is', null)
            .where('shared.deleted_at', 'is', null),
        ),
      ]),
    )
    .orderBy(sql`created_at desc`)
    .limit(compared)
    .execute();

/**
 * Incidents that share linked records, labels, words of the title or the source with one, the most similar first. `why`
 * lists the shared items.
 */
export async function runSimilar(db: Db, { where, limit = similarShown }: QuerySpec): Promise<QueryResult> {
  const wanted = where.find(({ field }) => field === 'id' || field === 'number')?.values[0] ?? '';
  const incident = await db
    .selectFrom('incidents')
    .select([...columns])
    .where('id', '=', wanted)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!incident) return none;
  const candidates = await readCandidates(db, incident);
  const records = await readRecords(db, [incident.id, ...candidates.map(({ id }) => id)]);
  const recordsOf = (id: string) => records.get(id) ?? new Set<string>();
  const scored = candidates
    .map((one) => {
      const shared = {
        record: common(recordsOf(incident.id), recordsOf(one.id)),
        label: common(labelsOf(incident), labelsOf(one)),
        word: common(wordsOf(incident.title), wordsOf(one.title)),
        source: one.source === incident.source ? [one.source] : [],
      };
      const score = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
        (sum, kind) => sum + weights[kind] * shared[kind].length,
        0,
      );
      return { one, score, why: [...new Set(Object.values(shared).flat())].join(', ') };
    })
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score || other.one.created_at - one.one.created_at);
  const rows = scored.slice(0, limit).map(({ one, why }) => ({
    id: one.id,
    opens: one.id,
    cells: {
      title: one.title,
      number: one.number,
      severity: one.severity,
      status: one.status,
      assignee: one.assignee_name,
      opened: new Date(Number(one.created_at)).toISOString(),
      why,
    },
  }));
  return { ...none, total: scored.length, rows };
}
