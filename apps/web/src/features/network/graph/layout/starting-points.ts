import type { Strength } from '@halyard/contracts/intelligence/entities.ts';
import type { LayoutKind } from '../graph-look.ts';
import type { Scene } from '../model/scene.ts';
import type { Point } from '../model/viewport.ts';
import { iterationsAfterChange, iterationsFor } from './layout.ts';
import type { LayoutProblem } from './layout-problem.ts';

/** FNV-1a over UTF-16 code units; the same text always gives the same number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A point of a disc that follows from the id alone. */
function pointOf(id: string, radius: number): Point {
  const number = hash(id);
  const angle = ((number & 0xffff) / 0x10000) * 2 * Math.PI;
  const away = radius * Math.sqrt(((number >>> 16) + 1) / 0x10000);
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
}

const pulls: Readonly<Record<Strength, number>> = { Strong: 2, Medium: 1.4, Weak: 1 };

type Known = {
  readonly kind: LayoutKind;
  /** Where nodes already stand. */
  readonly points: ReadonlyMap<string, Point>;
  readonly pinned: ReadonlyMap<string, Point>;
  /** Stays in the middle; forces leave it where it stands, rings are around it. */
  readonly center: string | undefined;
};

/** The problem for the layout: known nodes begin where they stand, new ones beside a neighbour, all others by their id. */
export function poseLayout(scene: Scene, { kind, points, pinned, center }: Known): LayoutProblem {
  const { nodes, edges } = scene;
  const radius = 12 * Math.sqrt(nodes.length);
  const fixed = new Uint8Array(nodes.length);
  const start = new Float32Array(nodes.length * 2);
  const beside = knownNeighbours(scene, points);
  nodes.forEach(({ id }, index) => {
    const stays =
      pinned.get(id) ?? (kind === 'force' && id === center ? (points.get(id) ?? { x: 0, y: 0 }) : undefined);
    const { x, y } = stays ?? points.get(id) ?? standBeside(beside[index], id) ?? pointOf(id, radius);
    start.set([x, y], index * 2);
    if (stays) fixed[index] = 1;
  });
  const known = nodes.filter(({ id }) => points.has(id)).length;
  return {
    kind,
    root: scene.indexById.get(center ?? '') ?? bestConnected(scene),
    start,
    fixed,
    lines: Uint32Array.from(edges.flatMap(({ from, to, isForward }) => (isForward ? [from, to] : [to, from]))),
    pulls: Float32Array.from(edges, ({ strength }) => (strength ? pulls[strength] : 1)),
    iterations: known * 2 > nodes.length ? iterationsAfterChange : iterationsFor(nodes.length),
  };
}

const bestConnected = ({ nodes }: Scene): number =>
  nodes.reduce((best, { degree }, index) => (degree > (nodes[best]?.degree ?? 0) ? index : best), 0);

const standBeside = (neighbour: Point | undefined, id: string): Point | undefined => {
  if (!neighbour) return undefined;
  const { x, y } = pointOf(id, 40);
  return { x: neighbour.x + x, y: neighbour.y + y };
};

function knownNeighbours({ nodes, edges }: Scene, points: ReadonlyMap<string, Point>): (Point | undefined)[] {
  const found: (Point | undefined)[] = new Array(nodes.length).fill(undefined);
  for (const { from, to } of edges) {
    found[from] ??= points.get(nodes[to]?.id ?? '');
    found[to] ??= points.get(nodes[from]?.id ?? '');
  }
  return found;
}
