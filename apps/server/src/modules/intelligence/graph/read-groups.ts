import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type Graph,
  type GraphEdge,
  type GraphNode,
  risks,
  typeGroupPrefix,
} from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { readLinks } from '../record-store.ts';
import { byId } from './edge-store.ts';
import type { Grouping } from './group-records.ts';
import { readBestConnected, readNodes } from './read-graph.ts';
import { groupOnce, levels, type Network, strengthsByPlace } from './read-network.ts';

type Group = Grouping['groups'][number];

/** Some records of a network and the groups that were opened to come to them. */
type Opened = {
  readonly members: Uint32Array;
  readonly passed: ReadonlySet<number>;
  readonly path: readonly { readonly id: string; readonly count: number }[];
};

/** The id of the record that a group is around, or what the group is called by its type. */
const idOf = ({ ids, types }: Network, group: Group): string =>
  'record' in group ? (ids[group.record] ?? '') : `${typeGroupPrefix}${(types[group.type] ?? '').replaceAll('~', '-')}`;

const groupingOf = (network: Network, { members, passed, path }: Opened) =>
  groupOnce(network, path.map(({ id }) => id).join('~'), members, passed);

/**
 * Opens groups one within the other; none of them is the whole network.
 * @throws ApiError `record_not_found` where there is no such group, or no longer.
 */
async function openGroups(network: Network, within: readonly string[]): Promise<Opened> {
  let opened: Opened = { members: Uint32Array.from(network.ids.keys()), passed: new Set(), path: [] };
  for (const id of within) {
    const { groupOf, groups } = await groupingOf(network, opened);
    const place = groups.findIndex((group) => idOf(network, group) === id);
    const group = groups[place];
    if (!group) throw new ApiError('record_not_found');
    const members = opened.members.filter((member) => groupOf[member] === place);
    opened = {
      members,
      passed: 'record' in group ? new Set([...opened.passed, group.record]) : opened.passed,
      path: [...opened.path, { id, count: members.length }],
    };
  }
  return opened;
}

/** The ids of the records of a group. */
export async function readMembers(network: Network, within: readonly string[]): Promise<string[]> {
  const { members } = await openGroups(network, within);
  return Array.from(members, (member) => network.ids[member] ?? '');
}

type Facts = { count: number; degree: number; severity: number; risk: number; readonly kinds: Map<number, number> };

/** What the records of each group are, in one pass. */
function sumUp(network: Network, members: Uint32Array, { groupOf, groups }: Grouping): readonly Facts[] {
  const facts = groups.map((): Facts => {
    return { count: 0, degree: 0, severity: levels.length, risk: levels.length, kinds: new Map() };
  });
  for (const member of members) {
    const own = facts[groupOf[member] ?? 0];
    if (!own) continue;
    own.count += 1;
    own.severity = Math.min(own.severity, network.severityOf[member] ?? levels.length);
    own.risk = Math.min(own.risk, network.riskOf[member] ?? levels.length);
    const kind = network.kindOf[member] ?? 0;
    own.kinds.set(kind, (own.kinds.get(kind) ?? 0) + 1);
  }
  return facts;
}

/** How many links lead from group to group, and how strong the strongest of them is. */
function linkGroups(network: Network, { groupOf, groups }: Grouping, idOfGroup: readonly string[]): GraphEdge[] {
  const { from, to, strengths } = network.links;
  const counts = new Uint32Array(groups.length ** 2);
  const strongest = new Uint8Array(counts.length);
  for (let link = 0; link < from.length; link++) {
    const [one, other] = [groupOf[from[link] ?? 0] ?? -1, groupOf[to[link] ?? 0] ?? -1];
    if (one < 0 || other < 0 || one === other) continue;
    const at = Math.min(one, other) * groups.length + Math.max(one, other);
    counts[at] = (counts[at] ?? 0) + 1;
    strongest[at] = Math.max(strongest[at] ?? 0, strengths[link] ?? 0);
  }
  const edges: GraphEdge[] = [];
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] ?? 0;
    if (count === 0) continue;
    const [source = '', target = ''] = [idOfGroup[Math.floor(at / groups.length)], idOfGroup[at % groups.length]];
    const strength = strengthsByPlace[strongest[at] ?? 0] ?? null;
    const id = `${source}~${target}`;
    edges.push({ id, source, target, type: 'linked', strength, firstContact: null, lastContact: null, count });
  }
  return edges;
}

/** A group around a record is called by it; a group of one is that record. */
function toNode(network: Network, group: Group, facts: Facts, hub: GraphNode | undefined): GraphNode | undefined {
  const { count, severity, risk, kinds, degree } = facts;
  if ('record' in group && count === 1) return hub && { ...hub, degree };
  const counted = [...kinds].map(([kind, many]) => ({ kind: network.kinds[kind] ?? '', count: many }));
  counted.sort((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1));
  const type = 'record' in group ? '' : (network.types[group.type] ?? '');
  const plain = { family: 'reference', name: type, type, kind: counted[0]?.kind ?? '', lastActivity: null } as const;
  return {
    ...(hub ?? { ...plain, sample: false }),
    id: idOf(network, group),
    degree,
    severity: levels[severity] ?? null,
    // There is no critical risk.
    risk: risks[risk - 1] ?? null,
    group: { count, kinds: counted },
  };
}

async function readGrouped(db: Kysely<Schema>, network: Network, opened: Opened, grouping: Grouping): Promise<Graph> {
  const { groups, around } = grouping;
  const facts = sumUp(network, opened.members, grouping);
  const ids = groups.map((group) => idOf(network, group));
  const hubs = await readNodes(
    db,
    ids.filter((_, place) => 'record' in (groups[place] ?? {})),
  );
  const hubById = new Map(hubs.map((hub) => [hub.id, hub]));
  const edges = linkGroups(network, grouping, ids).sort(byId);
  const factsById = new Map(facts.map((own, place) => [ids[place] ?? '', own]));
  for (const { source, target, count = 0 } of edges)
    for (const own of [factsById.get(source), factsById.get(target)]) if (own) own.degree += count;
  const nodes = groups.flatMap((group, place) => {
    const own = facts[place];
    return (own && toNode(network, group, own, hubById.get(ids[place] ?? ''))) ?? [];
  });
  return { nodes: nodes.sort(byId), edges, totalNodes: opened.members.length, groups: { around, path: [] } };
}

type Wish = { readonly within: readonly string[]; readonly isGrouped: boolean; readonly limit: number };

/**
 * What is within groups that were opened one after the other: as records where no more than `limit`, else as groups where
 * these are wanted and say more than one heap, else the best connected of them.
 * @throws ApiError `record_not_found` where there is no such group, or no longer.
 */
export async function readWithin(database: Database, network: Network, wish: Wish): Promise<Graph> {
  const db = database.read;
  const opened = await openGroups(network, wish.within);
  const grouping = wish.isGrouped && opened.members.length > wish.limit ? await groupingOf(network, opened) : undefined;
  const graph =
    grouping && grouping.groups.length > opened.passed.size + 1
      ? await readGrouped(db, network, opened, grouping)
      : await readBestConnected(database, await readMembers(network, wish.within), wish.limit);
  const links = await readLinks(db, wish.within);
  const path = opened.path.map(({ id, count }) => {
    const type = network.types.find((one) => idOf(network, { type: network.types.indexOf(one) }) === id);
    return { id, count, name: links.get(id)?.name ?? type ?? id };
  });
  return { ...graph, groups: { around: graph.groups?.around ?? null, path } };
}
