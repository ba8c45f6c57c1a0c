import type { GraphEdge, GraphNode, Strength } from '@halyard/contracts/intelligence/entities.ts';
import type { NetworkModel } from './network-model.ts';

export type Shape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon';
export type Tone = 'critical' | 'high' | 'medium' | 'low' | 'none';
export const shapes: readonly Shape[] = ['circle', 'square', 'diamond', 'triangle', 'hexagon'];
export const tones: readonly Tone[] = ['critical', 'high', 'medium', 'low', 'none'];

/** One thing that is drawn: a record, or several as one: all of a type, or a group of the server. */
export type SceneNode = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly shape: Shape;
  readonly tone: Tone;
  /** In pixels at full size. */
  readonly radius: number;
  /** Connections that are drawn. */
  readonly degree: number;
  /** How many records it stands for. */
  readonly count: number;
  readonly isGroup: boolean;
  /** Which color of the palette it has in place of its tone. */
  readonly tint?: number | undefined;
};

/** A line between two nodes, by their places in the list; `count` connections in one. */
export type SceneEdge = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly strength: Strength | null;
  /** What the first of them is, as the record says it. */
  readonly type: string;
  readonly count: number;
  /** Whether a connection leads from `from` to `to`, and whether one leads back; neither between groups of the server. */
  readonly isForward: boolean;
  readonly isBackward: boolean;
};

export type Scene = {
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  /** Where a node stands in the list; a record within a group leads to the group. */
  readonly indexById: ReadonlyMap<string, number>;
};

const shapesByType: Readonly<Record<string, Shape>> = { Person: 'circle', Organization: 'square', Location: 'diamond' };

function shapeOf({ family, type }: GraphNode): Shape {
  return family === 'threat' ? 'triangle' : (shapesByType[type] ?? 'hexagon');
}

function toneOf({ severity, risk }: GraphNode): Tone {
  const words = [severity?.toLowerCase(), risk?.toLowerCase()];
  return tones.find((tone) => words.includes(tone)) ?? 'none';
}

const recordRadius = (degree: number) => Math.min(14, 4.5 + 1.4 * Math.sqrt(degree));
const groupRadius = (count: number) => Math.min(36, 12 + 2 * Math.sqrt(count));

// Groups of the server may be of thousands: their areas compare.
const serverGroupRadius = (count: number) => Math.min(44, 6 + 0.7 * Math.sqrt(count));

const groupId = (type: string) => `type:${type}`;

type Wish = {
  readonly visible: ReadonlySet<string>;
  /** Ids of the connections that are drawn; absent for all between what is visible. */
  readonly edges?: ReadonlySet<string> | undefined;
  /** Records of a type are one node, unless its group is open. */
  readonly isGrouped: boolean;
  readonly openTypes: ReadonlySet<string>;
};

/** How many visible records there are of each type, the most frequent first. */
export function countTypes(model: NetworkModel, visible: ReadonlySet<string>): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  model.forEachNode((id, { type }) => visible.has(id) && counts.set(type, (counts.get(type) ?? 0) + 1));
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en'));
}

/** What is drawn of the network, always in the same order for the same records. */
export function buildScene(model: NetworkModel, { visible, edges: drawn, isGrouped, openTypes }: Wish): Scene {
  const ids = [...visible].sort();
  const sizes = isGrouped ? new Map(countTypes(model, visible)) : new Map<string, number>();
  const sceneIdOf = (node: GraphNode) =>
    isGrouped && !openTypes.has(node.type) && (sizes.get(node.type) ?? 0) > 1 ? groupId(node.type) : node.id;

  const indexById = new Map<string, number>();
  const first: GraphNode[] = [];
  for (const id of ids) {
    const node = model.getNodeAttributes(id);
    const sceneId = sceneIdOf(node);
    const index = indexById.get(sceneId) ?? first.push(node) - 1;
    indexById.set(sceneId, index).set(id, index);
  }

  const edges = collectEdges(model, indexById, drawn);
  const degrees = new Uint32Array(first.length);
  for (const { from, to, count } of edges) for (const end of [from, to]) degrees[end] = (degrees[end] ?? 0) + count;
  const nodes = first.map((node, index) => toSceneNode(node, sceneIdOf(node), degrees[index] ?? 0, sizes));
  return { nodes, edges, indexById };
}

function toSceneNode(node: GraphNode, id: string, degree: number, sizes: ReadonlyMap<string, number>): SceneNode {
  const { group } = node;
  if (group) {
    const { name, type } = node;
    const look = { shape: shapeOf(node), tone: toneOf(node), radius: serverGroupRadius(group.count) };
    return { id, name, type, degree, count: group.count, isGroup: true, ...look };
  }
  const isGroup = id !== node.id;
  const count = isGroup ? (sizes.get(node.type) ?? 1) : 1;
  return {
    id,
    type: node.type,
    shape: shapeOf(node),
    degree,
    count,
    isGroup,
    name: isGroup ? node.type : node.name,
    tone: isGroup ? 'none' : toneOf(node),
    radius: isGroup ? groupRadius(count) : recordRadius(degree),
  };
}

const ranks: Readonly<Record<Strength, number>> = { Strong: 3, Medium: 2, Weak: 1 };
export const rankOf = (strength: Strength | null) => (strength ? ranks[strength] : 0);

/** Connections between the same two nodes are one line, as wide as the strongest of them. */
function collectEdges(
  model: NetworkModel,
  indexById: ReadonlyMap<string, number>,
  drawn: ReadonlySet<string> | undefined,
): readonly SceneEdge[] {
  const lines = new Map<string, SceneEdge>();
  model.forEachEdge((id, { source, target, strength, type, count }: GraphEdge) => {
    const [a, b] = [indexById.get(source), indexById.get(target)];
    if (a === undefined || b === undefined || a === b || drawn?.has(id) === false) return;
    const isForward = a < b;
    const [from, to] = isForward ? [a, b] : [b, a];
    const key = `${from} ${to}`;
    const before = lines.get(key);
    if (count !== undefined)
      lines.set(key, { id, from, to, strength, type, count, isForward: false, isBackward: false });
    else if (!before) lines.set(key, { id, from, to, strength, type, count: 1, isForward, isBackward: !isForward });
    else {
      const stronger = rankOf(strength) > rankOf(before.strength) ? strength : before.strength;
      lines.set(key, {
        ...before,
        strength: stronger,
        count: before.count + 1,
        isForward: before.isForward || isForward,
        isBackward: before.isBackward || !isForward,
      });
    }
  });
  return [...lines.values()].sort((one, other) => one.from - other.from || one.to - other.to);
}
