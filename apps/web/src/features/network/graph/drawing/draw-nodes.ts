import { type SceneNode, type Shape, shapes, type Tone, tones } from '../model/scene.ts';
import { nodeScale } from '../model/viewport.ts';
import type { GraphColors } from './graph-colors.ts';
import { type Pen, type Picture, type Sheet, screenX, screenY } from './sheet.ts';

/** Adds the outline of a shape to the path that is being made. */
function outline(pen: Pen, shape: Shape, x: number, y: number, radius: number): void {
  if (shape === 'circle') {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  corners[shape].forEach(([toX, toY], index) => {
    if (index === 0) pen.moveTo(x + toX * radius, y + toY * radius);
    else pen.lineTo(x + toX * radius, y + toY * radius);
  });
  pen.closePath();
}

const corners: Readonly<Record<Exclude<Shape, 'circle'>, readonly (readonly [number, number])[]>> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  triangle: [
    [0, -1.2],
    [1.1, 0.85],
    [-1.1, 0.85],
  ],
  hexagon: [
    [1, 0],
    [0.5, 0.87],
    [-0.5, 0.87],
    [-1, 0],
    [-0.5, -0.87],
    [0.5, -0.87],
  ],
};

/** A node in sight and where it is on the sheet. */
export type Spot = { readonly node: SceneNode; readonly x: number; readonly y: number; readonly radius: number };

export function spotsInSight(sheet: Sheet, { scene, positions }: Pick<Picture, 'scene' | 'positions'>): Spot[] {
  const { size, view } = sheet;
  const larger = nodeScale(view.scale);
  const spots: Spot[] = [];
  scene.nodes.forEach((node, index) => {
    const x = screenX(sheet, positions[index * 2] ?? 0);
    const y = screenY(sheet, positions[index * 2 + 1] ?? 0);
    const radius = node.radius * larger;
    const isInSight = x > -radius && y > -radius && x < size.width + radius && y < size.height + radius;
    if (isInSight) spots.push({ node, x, y, radius });
  });
  return spots;
}

/** Draws nodes that look the same in one go; a path makes all others step back. */
function drawParts(pen: Pen, picture: Picture, spots: readonly Spot[], draw: (spots: readonly Spot[]) => void) {
  if (spots.length === 0) return;
  const dims = picture.pathLines.size > 0;
  pen.globalAlpha = dims ? 0.35 : 1;
  draw(spots);
  pen.globalAlpha = 1;
  const near = dims ? spots.filter(({ node }) => picture.pathNodes.has(node.id)) : [];
  if (near.length > 0) draw(near);
}

/** Risk is told without colour too: low is hollow, medium full, high full within a ring, critical has a hole as well. */
export function drawNodes(sheet: Sheet, picture: Picture) {
  const { pen, colors } = sheet;
  const spots = spotsInSight(sheet, picture);
  for (const tone of tones) {
    for (const shape of shapes) {
      const alike = spots.filter(({ node }) => node.tint === undefined && node.tone === tone && node.shape === shape);
      drawParts(pen, picture, alike, (some) => drawAlike(pen, some, tone, colors));
    }
  }
  const tints = picture.palette === 'community' ? colors.community : picture.palette === 'heat' ? colors.heat : [];
  tints.forEach((color, tint) => {
    const alike = spots.filter(({ node }) => node.tint === tint);
    drawParts(pen, picture, alike, (some) => drawTinted(pen, some, color, colors));
  });
}

/** Filled and framed, so that the palest of them stands out from the ground as well. */
function drawTinted(pen: Pen, spots: readonly Spot[], color: string, colors: GraphColors) {
  pen.beginPath();
  for (const { node, x, y, radius } of spots) outline(pen, node.shape, x, y, radius);
  pen.fillStyle = color;
  pen.fill();
  pen.strokeStyle = colors.line;
  pen.lineWidth = 1;
  pen.stroke();
}

const ringWidth = 1.6;

function drawAlike(pen: Pen, spots: readonly Spot[], tone: Tone, colors: GraphColors) {
  const isHollow = tone === 'low' || tone === 'none';
  pen.beginPath();
  for (const { node, x, y, radius } of spots) outline(pen, node.shape, x, y, radius);
  pen.fillStyle = isHollow ? colors.background : colors.tones[tone];
  pen.fill();
  pen.strokeStyle = colors.tones[tone];
  pen.lineWidth = ringWidth;
  pen.stroke();
  if (tone !== 'high' && tone !== 'critical') return;
  pen.beginPath();
  for (const { node, x, y, radius } of spots) outline(pen, node.shape, x, y, radius + 2.5);
  pen.lineWidth = 1;
  pen.stroke();
  if (tone !== 'critical') return;
  pen.beginPath();
  for (const { x, y, radius } of spots) outline(pen, 'circle', x, y, radius * 0.3);
  pen.fillStyle = colors.background;
  pen.fill();
}
