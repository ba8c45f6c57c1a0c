import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { isAddress } from '../../../database/address-places.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { createLookout } from '../../../platform/background/create-lookout.ts';
import type { MmdbFiles } from '../files/mmdb-files.ts';
import { placeOf } from './place-of.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: MmdbFiles;
  readonly onFailure: (cause: unknown) => void;
};

const addressesAtOnce = 500;
/** A transaction that takes long is committed after its addresses were made. */
const slackMs = 300_000;

/**
 * Keeps for each address in which country and autonomous system it is, so that lists can be narrowed by that: of new ones
 * as they come, and of all when a file has changed.
 */
export function createPlaceAddresses({ database, clock, files, onFailure }: Ports) {
  let placedWith = '';
  let from = 0;

  /** Places some addresses; returns where the next ones begin, and null after the last. */
  async function placeSome(tx: Transaction, edition: string, since: number, after: string): Promise<string | null> {
    const rows = await tx
      .selectFrom('observables')
      .leftJoin('address_places', (join) =>
        join.onRef('observable_id', '=', 'observables.id').on('edition', '=', edition),
      )
      .select(['observables.id', 'value'])
      .where(isAddress)
      .where('observables.created_at', '>=', since)
      .where('observables.id', '>', after)
      .where('observable_id', 'is', null)
      .orderBy('observables.id')
      .limit(addressesAtOnce)
      .execute();
    const values = [];
    for (const { id, value } of rows)
      values.push(Object.assign({ observable_id: id, edition }, placeOf(await files.answersOf(value))));
    if (values.length > 0)
      await tx
        .insertInto('address_places')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('observable_id').doUpdateSet({
            edition,
            country: sql`excluded.country`,
            asn: sql`excluded.asn`,
            as_name: sql`excluded.as_name`,
          }),
        )
        .execute();
    return rows.length < addressesAtOnce ? null : (rows.at(-1)?.id ?? null);
  }

  async function look(signal: AbortSignal): Promise<void> {
    const edition = await files.edition();
    // Without files nothing is known of new addresses; what was known stays.
    if (edition === '') return;
    const startedAt = clock();
    const since = edition === placedWith ? from : 0;
    for (let after: string | null = ''; after !== null && !signal.aborted; ) {
      const begin: string = after;
      after = await database.write((tx) => placeSome(tx, edition, since, begin));
    }
    [placedWith, from] = [edition, startedAt - slackMs];
  }

  return createLookout({ look, onFailure });
}
