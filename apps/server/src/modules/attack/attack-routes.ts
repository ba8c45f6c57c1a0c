import {
  attackPeriodStart,
  getAttackMatrix,
  getLayerValues,
  getTechnique,
  listIncidentTechniques,
  listRecordTechniques,
} from '@halyard/contracts/intelligence/attack.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { buildMatrix } from './build-matrix.ts';
import { type Catalogue, isPlaced, readCatalogue } from './catalogue/read-catalogue.ts';
import { tallyRecords } from './count-techniques.ts';
import { type AttackPorts, byNumber } from './detection-rule.ts';
import { type LayerPorts, mountLayers } from './layers/layer-routes.ts';
import { readLayerValues } from './layers/layer-values.ts';
import { techniquesOfIncident, techniquesOfRecord } from './named-techniques.ts';
import { readTechnique } from './show-technique.ts';

/** End of the newest import that contributed to the matrix, ISO 8601; null if nothing was imported. */
async function readImportedAt(
  db: Kysely<Schema>,
  { techniques }: Catalogue,
  domain: Parameters<typeof isPlaced>[1],
): Promise<string | null> {
  const placed = [...techniques.values()].filter((one) => isPlaced(one, domain));
  const ids = [...new Set(placed.map(({ importId }) => importId).filter((id) => id !== null))];
  if (ids.length === 0) return null;
  const { at } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.max('finished_at').as('at'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return at === null ? null : new Date(Number(at)).toISOString();
}

/** The ATT&CK matrix with the records of this workspace, its techniques, and Navigator layers. */
export function mountAttack(platform: Platform, ports: AttackPorts & LayerPorts): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, getAttackMatrix, async ({ query: { domain, period } }) => {
    const until = clock();
    const since = attackPeriodStart(period, until);
    const catalogue = await readCatalogue(db);
    const detections = byNumber(await ports.readRules(db, since));
    const counted = { ...(await tallyRecords(db, catalogue, { since, until })), detections };
    return {
      ...buildMatrix(catalogue, counted, { domain, period }),
      importedAt: await readImportedAt(db, catalogue, domain),
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
    };
  });

  mountRead(platform, getTechnique, async ({ params: { number }, query: { period } }) =>
    readTechnique(db, await readCatalogue(db), ports, { number, period, now: clock() }),
  );

  mountRead(platform, getLayerValues, async ({ query }) =>
    readLayerValues(db, await readCatalogue(db), { ...query, now: clock() }),
  );

  mountRead(platform, listRecordTechniques, async ({ params: { id } }) => ({
    techniques: await techniquesOfRecord(db, id),
  }));

  mountRead(platform, listIncidentTechniques, async ({ params: { id } }) => ({
    techniques: await techniquesOfIncident(db, id),
  }));

  mountLayers(platform, ports);
}
