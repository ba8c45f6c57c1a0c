import { getImportContents } from '@halyard/contracts/intelligence/import-contents.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countImported } from './count-imported.ts';
import { mountEntities } from './entities/entity-routes.ts';
import { mountGraph } from './graph/graph-routes.ts';
import { createNetworks } from './graph/read-network.ts';
import type { IntelligencePorts } from './intelligence-ports.ts';
import { mountStixObjects } from './objects/stix-object-routes.ts';
import { mountThreats } from './threats/threat-routes.ts';

/** Threats, entities, the connections between them, the graph they are, and what imports brought of them. */
export function mountIntelligence(platform: Platform, ports: IntelligencePorts): void {
  mountThreats(platform, ports);
  const readNetwork = createNetworks(platform.database.read, platform.clock);
  mountEntities(platform, ports, readNetwork);
  mountGraph(platform, readNetwork);
  mountStixObjects(platform, ports);
  mountRead(platform, getImportContents, ({ params }) => countImported(platform.database.read, params.id));
}
