import type { Coloring, GraphLook, Measure } from '../graph-look.ts';
import type { Scene, SceneNode } from '../model/scene.ts';
import type { Place, Places } from './use-measures.ts';

/** So many communities have a color of their own; all others share one. */
const coloredCommunities = 6;
/** Steps from the least to the most. */
const heatSteps = 6;

const radiusOf = (share: number) => 4.5 + 11.5 * Math.sqrt(share);

/** The highest value of each measure, to which all others are compared; never 0. */
function findHighest(places: Places): Readonly<Record<Measure, number>> {
  const highest = { degree: Number.MIN_VALUE, betweenness: Number.MIN_VALUE, pagerank: Number.MIN_VALUE };
  for (const { degree, betweenness, pagerank } of places.values()) {
    highest.degree = Math.max(highest.degree, degree);
    highest.betweenness = Math.max(highest.betweenness, betweenness);
    highest.pagerank = Math.max(highest.pagerank, pagerank);
  }
  return highest;
}

/** Which color of its palette a node has; of a measure, the square root of its share of the highest value. */
function tintOf(place: Place, color: Exclude<Coloring, 'risk'>, highest: Readonly<Record<Measure, number>>): number {
  if (color === 'community') return Math.min(place.community, coloredCommunities);
  return Math.min(heatSteps - 1, Math.floor(Math.sqrt(place[color] / highest[color]) * heatSteps));
}

/** The scene in the colors and sizes that someone chose; as it was while nothing is measured. */
export function dressScene(scene: Scene, { color, size }: GraphLook, places: Places | undefined): Scene {
  if (!places || (color === 'risk' && size === 'degree')) return scene;
  const highest = findHighest(places);
  const nodes = scene.nodes.map((node): SceneNode => {
    const place = places.get(node.id);
    if (!place) return node;
    const tint = color === 'risk' ? undefined : tintOf(place, color, highest);
    const radius = size === 'degree' || node.isGroup ? node.radius : radiusOf(place[size] / highest[size]);
    return { ...node, radius, tint };
  });
  return { nodes, edges: scene.edges, indexById: scene.indexById };
}
