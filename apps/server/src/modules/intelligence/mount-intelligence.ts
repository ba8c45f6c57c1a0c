import type { Platform } from '../../platform/mount/mount.ts';
import { mountEntities } from './entities/entity-routes.ts';
import { mountGraph } from './graph/graph-routes.ts';
import type { IntelligencePorts } from './intelligence-ports.ts';
import { mountThreats } from './threats/threat-routes.ts';

/** Threats, entities, the connections between them, and the graph they are. */
export function mountIntelligence(platform: Platform, ports: IntelligencePorts): void {
  mountThreats(platform, ports);
  mountEntities(platform, ports);
  mountGraph(platform);
}
