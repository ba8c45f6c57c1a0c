import { expect, test } from 'vitest';
import type { Scene, SceneNode } from '../model/scene.ts';
import { drawMarks } from './draw-marks.ts';
import type { GraphColors } from './graph-colors.ts';
import { createSvgPen } from './svg-pen.ts';

const node = (id: string): SceneNode => {
  return { id, name: id, type: 'Person', shape: 'circle', tone: 'low', radius: 4, degree: 1, count: 1, isGroup: false };
};
const line = { id: 'a-b', from: 0, to: 1, strength: null, type: 'Knows', count: 1, isForward: true, isBackward: false };
const scene: Scene = {
  nodes: [node('a'), node('b')],
  edges: [line],
  indexById: new Map([
    ['a', 0],
    ['b', 1],
  ]),
};
const color = 'black';
const colors: GraphColors = {
  tones: { critical: color, high: color, medium: color, low: color, none: color },
  community: [],
  heat: [],
  background: color,
  line: color,
  text: color,
  accent: 'teal',
};

/** The first path that is drawn: the lines of the node under the pointer. */
function linesWith(carried: { x: number; y: number } | undefined) {
  const size = { width: 100, height: 100 };
  const { pen, toSvg } = createSvgPen(size, () => 0);
  const picture = { scene, positions: new Float32Array([0, 0, 10, 10]), pathLines: new Set<string>() };
  const nothing = { pathNodes: new Set<string>(), selected: undefined, chosen: new Set<string>() };
  const look = { pinned: new Set<string>(), palette: 'tones', wordFor: (type: string) => type } as const;
  const view = { x: 0, y: 0, scale: 1 };
  drawMarks({ pen, size, view, colors }, Object.assign(picture, nothing, look, { hovered: 0, carried }));
  return /<path d="([^"]*)"/.exec(toSvg())?.[1];
}

test('the mark of a node that is carried, and its lines, are where the hand is', () => {
  expect(linesWith(undefined)).toBe('M50 50L60 60');
  expect(linesWith({ x: 30, y: -20 })).toBe('M80 30L60 60');
});
