import {
  countriesMax,
  type Enrichment,
  getEnrichment,
  listAddressPlaces,
  listEnrichmentSources,
  networksMax,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { Kysely } from 'kysely';
import { noAsn, noCountry } from '../../database/address-places.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { mountActions } from './actions/action-routes.ts';
import { readActions, readResults, showAction } from './actions/action-store.ts';
import type { EnrichmentPorts } from './enrichment-ports.ts';
import type { MmdbFiles } from './files/mmdb-files.ts';
import { requireObservable } from './require-observable.ts';
import type { Value } from './tables/keys.ts';
import { mountTables } from './tables/table-routes.ts';
import { lookUpInTables, readTables, showTables } from './tables/table-store.ts';

/** Data about each value from tables and files, in order; no service is queried. */
export const createLookUp =
  (files: MmdbFiles) =>
  async (db: Kysely<Schema>, values: readonly Value[]): Promise<Enrichment[][]> => {
    const found = await lookUpInTables(db, values);
    return Promise.all(found.map(async (own, at) => [...own, ...(await files.lookUp(values[at]?.value ?? ''))]));
  };

/** Enrichment of observables: from tables and files, and from services. */
export function mountEnrichment(platform: Platform, ports: EnrichmentPorts): void {
  const db = platform.database.read;
  const lookUp = createLookUp(ports.files);

  mountRead(platform, listEnrichmentSources, async () => ({
    tables: await showTables(db, await readTables(db)),
    files: await ports.files.describe(),
    actions: (await readActions(db)).map(showAction),
  }));

  mountRead(platform, getEnrichment, async ({ params: { id } }) => {
    const observable = await requireObservable(db, id);
    const [found = []] = await lookUp(db, [observable]);
    return [...found, ...(await readResults(db, observable))];
  });

  mountRead(platform, listAddressPlaces, async () => {
    const observed = db
      .selectFrom('address_places')
      .innerJoin('observables', 'observables.id', 'observable_id')
      .where('shown', '=', 1);
    const countries = await observed
      .select('country')
      .distinct()
      .where('country', '<>', noCountry)
      .limit(countriesMax)
      .execute();
    const networks = await observed
      .select(({ fn }) => ['asn', fn.max('as_name').as('name')])
      .where('asn', '<>', noAsn)
      .groupBy('asn')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('asn')
      .limit(networksMax)
      .execute();
    return {
      countries: countries.map(({ country }) => String(country)),
      networks: networks.map(({ asn, name }) => ({ asn: Number(asn), name })),
    };
  });

  mountTables(platform, ports);
  mountActions(platform, ports);
}
