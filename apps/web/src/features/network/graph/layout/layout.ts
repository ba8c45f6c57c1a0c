import iterate from 'graphology-layout-forceatlas2/iterate.js';
import { placeInLayers } from './in-layers.ts';
import { placeInRings } from './in-rings.ts';
import type { LayoutProblem } from './layout-problem.ts';

// As ForceAtlas2 lays its numbers out: ten of each node, three of each line.
const perNode = 10;
const perLine = 3;
const [atX, atY, atMass, atConvergence, atSize, atFixed] = [0, 1, 6, 7, 8, 9] as const;

function nodeNumbers({ start, fixed, lines }: LayoutProblem): Float32Array {
  const count = start.length / 2;
  const numbers = new Float32Array(count * perNode);
  for (let index = 0; index < count; index++) {
    const at = index * perNode;
    numbers[at + atX] = start[index * 2] ?? 0;
    numbers[at + atY] = start[index * 2 + 1] ?? 0;
    numbers[at + atMass] = 1;
    numbers[at + atConvergence] = 1;
    numbers[at + atSize] = 1;
    numbers[at + atFixed] = fixed[index] ?? 0;
  }
  for (const index of lines) {
    const at = index * perNode + atMass;
    numbers[at] = (numbers[at] ?? 0) + 1;
  }
  return numbers;
}

function lineNumbers({ lines, pulls }: LayoutProblem): Float32Array {
  const numbers = new Float32Array(pulls.length * perLine);
  for (let line = 0; line < pulls.length; line++) {
    numbers[line * perLine] = (lines[line * 2] ?? 0) * perNode;
    numbers[line * perLine + 1] = (lines[line * 2 + 1] ?? 0) * perNode;
    numbers[line * perLine + 2] = pulls[line] ?? 1;
  }
  return numbers;
}

// Up to here it is quicker to let every node push every other one.
const exactUpTo = 400;

const settingsFor = (count: number) => ({
  linLogMode: false,
  outboundAttractionDistribution: false,
  adjustSizes: false,
  edgeWeightInfluence: 1,
  scalingRatio: 120,
  strongGravityMode: true,
  gravity: 0.15,
  slowDown: 1 + Math.log(Math.max(count, 1)),
  barnesHutOptimize: count > exactUpTo,
  barnesHutTheta: 0.9,
});

/** Layers and rings are there in one step. What someone pinned stays where it is. */
function createPlaced(problem: LayoutProblem): Layout {
  let placed: Float32Array<ArrayBuffer> | undefined;
  return {
    positions: () => placed?.slice() ?? new Float32Array(problem.start.length),
    step() {
      placed = problem.kind === 'radial' ? placeInRings(problem) : placeInLayers(problem);
      for (let node = 0; node < problem.fixed.length; node++)
        if (problem.fixed[node]) placed.set(problem.start.subarray(node * 2, node * 2 + 2), node * 2);
    },
    share: () => (placed ? 1 : 0),
    isDone: () => placed !== undefined,
  };
}

type Layout = {
  /** Where the nodes are now; a copy that may be given away. */
  readonly positions: () => Float32Array<ArrayBuffer>;
  readonly step: () => void;
  /** From 0 to 1. */
  readonly share: () => number;
  readonly isDone: () => boolean;
};

/** An arrangement that is worked out step by step; the same problem always ends in the same picture. */
export const createLayout = (problem: LayoutProblem): Layout =>
  problem.kind === 'force' ? createForces(problem) : createPlaced(problem);

function createForces(problem: LayoutProblem): Layout {
  const count = problem.start.length / 2;
  const settings = settingsFor(count);
  const nodes = nodeNumbers(problem);
  const lines = lineNumbers(problem);
  let done = 0;

  function positions(): Float32Array<ArrayBuffer> {
    const all = new Float32Array(count * 2);
    for (let index = 0; index < count; index++) {
      all[index * 2] = nodes[index * perNode + atX] ?? 0;
      all[index * 2 + 1] = nodes[index * perNode + atY] ?? 0;
    }
    return all;
  }

  return {
    positions,
    step() {
      if (count > 1) iterate(settings, nodes, lines);
      done += 1;
    },
    share: () => (problem.iterations === 0 ? 1 : done / problem.iterations),
    isDone: () => done >= problem.iterations,
  };
}

/** How often the forces act on a network of this size that no one has arranged yet. */
export const iterationsFor = (count: number) => (count <= 500 ? 300 : count <= 2_500 ? 200 : 120);
/** The same where most of it stands already. */
export const iterationsAfterChange = 60;
