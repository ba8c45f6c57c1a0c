import { connections } from './connections/connections.ts';
import { namedEntity, openEntity } from './entities/one-entity.ts';
import { bareName } from './lookup/bare-name.ts';
import { lookup } from './lookup/lookup.ts';
import { path } from './path/path.ts';
import { namedThreat, openThreat } from './threats/one-threat.ts';
import type { Topic } from './topic.ts';

/** Threats, the network and looking records up; specific before general. */
export const networkTopics: readonly Topic[] = [
  ...[connections, openThreat, openEntity, namedEntity, namedThreat],
  ...[path, lookup, bareName],
];
