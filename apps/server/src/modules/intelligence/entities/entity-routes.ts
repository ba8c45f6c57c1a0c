import { getEntity, listConnections, listEntities } from '@halyard/contracts/intelligence/entities.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { keepDegrees } from '../degrees.ts';
import { settleImported } from '../filter-imported.ts';
import { narrowToGroup } from '../graph/narrow-to-group.ts';
import type { ReadNetworkOf } from '../graph/read-network.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { readRecords } from '../record-store.ts';
import { mountEntityExport } from './export-entities.ts';
import { countEntities } from './filter-entities.ts';
import { countConnections, readConnectionPage } from './list-connections.ts';
import { readEntityIds } from './list-entities.ts';
import { toConnections } from './show-connections.ts';
import { readEntityDetail, toEntities } from './show-entities.ts';
import { mountConnectionWriting } from './write-connection.ts';
import { mountEntityWriting } from './write-entity.ts';

export function mountEntities(platform: Platform, ports: IntelligencePorts, readNetwork: ReadNetworkOf): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, listEntities, async ({ query: { sort, direction, limit, after, within, ...asked } }) => {
    const now = clock();
    const filter = await settleImported(db, await narrowToGroup(database, readNetwork, asked, within));
    if (sort === 'connections') await keepDegrees(database);
    const { ids, next } = await readEntityIds(db, { filter, now, sort, direction }, { limit, after });
    const total = await countEntities(db, filter, now);
    const everything = filter.show === 'all' ? total : await countEntities(db, { ...filter, show: 'all' }, now);
    const entities = await toEntities(db, await readRecords(db, ids));
    return { entities, total, others: everything - total, next };
  });

  mountRead(platform, listConnections, async ({ query: { of, limit, after } }) => {
    const { rows, next } = await readConnectionPage(db, of, { limit, after });
    return { connections: await toConnections(db, rows), total: await countConnections(db, of), next };
  });

  mountEntityExport(platform, ports, readNetwork);

  mountRead(platform, getEntity, ({ params }) => readEntityDetail(db, params.id));

  mountEntityWriting(platform, ports);
  mountConnectionWriting(platform, ports);
}
