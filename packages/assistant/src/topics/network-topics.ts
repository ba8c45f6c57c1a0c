import { connections } from './connections/connections.ts';
import { entities } from './entities/entities.ts';
import { namedEntity, openEntity } from './entities/one-entity.ts';
import { bareName } from './lookup/bare-name.ts';
import { lookup } from './lookup/lookup.ts';
import { path } from './path/path.ts';
import { namedThreat, openThreat } from './threats/one-threat.ts';
import { threats } from './threats/threats.ts';
import type { Topic } from './topic.ts';

/** Threats, the network and looking records up; specific before general. */
export const networkTopics: readonly Topic[] = [
  ...[connections, openThreat, openEntity, threats, entities, namedEntity, namedThreat],
  ...[path, lookup, bareName],
];
