import type { ReadTool } from './read-tool.ts';
import { crimeTools } from './tools/crime-tools.ts';
import { incidentTools } from './tools/incident-tools.ts';
import { networkTools } from './tools/network-tools.ts';
import { ownTools } from './tools/own-tools.ts';
import { schemaTools } from './tools/schema-tools.ts';
import { threatTools } from './tools/threat-tools.ts';

/**
 * Everything a model can do by itself: read what the person may read. There is no tool that fetches an address, runs
 * a query language, opens a file or sends anything (security.md, point 16).
 */
export const readTools: readonly ReadTool[] = [
  ...[...incidentTools, ...threatTools, ...networkTools],
  ...[...ownTools, ...crimeTools, ...schemaTools],
];
