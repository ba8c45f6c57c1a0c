import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { listSigmaMatches, SigmaMatchPage } from '@halyard/contracts/inflow/sigma.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { readPosition, toPage } from '../../platform/replies/newest-first.ts';
import { matchesSince } from './show-rules.ts';

type Query = Parsed<typeof listSigmaMatches.query>;

/** Deliveries with events that a rule matched, newest first; `total` counts the events. */
export async function listMatches(
  db: Kysely<Schema>,
  ruleId: string,
  { limit, after }: Query,
  now: number,
): Promise<SigmaMatchPage> {
  let found = db
    .selectFrom('sigma_matches')
    .where('rule_id', '=', ruleId)
    .where('sigma_matches.at', '>=', matchesSince(now));
  const { total } = await found.select(({ fn }) => fn.sum<number>('events').as('total')).executeTakeFirstOrThrow();
  const position = readPosition(after);
  if (position)
    found = found.where((eb) =>
      eb.or([
        eb('sigma_matches.at', '<', position.at),
        eb.and([eb('sigma_matches.at', '=', position.at), eb('delivery_id', '<', Number(position.id))]),
      ]),
    );
  const rows = await found
    .leftJoin('sources', 'sources.id', 'sigma_matches.source_id')
    .leftJoin('intake_deliveries', 'intake_deliveries.id', 'sigma_matches.delivery_id')
    .select(['delivery_id', 'at', 'events', 'sources.id as source', 'sources.name', 'intake_deliveries.id as kept'])
    .orderBy('sigma_matches.at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = toPage(rows, limit, ({ at, delivery_id }) => ({ at: Number(at), id: String(delivery_id) }));
  return {
    matches: page.rows.map(({ delivery_id, at, events, source, name, kept }) => ({
      source: source === null ? null : { id: source, name: name ?? source },
      deliveryId: Number(delivery_id),
      isKept: kept !== null,
      at: new Date(Number(at)).toISOString(),
      events,
    })),
    total: Number(total ?? 0),
    next: page.next,
  };
}
