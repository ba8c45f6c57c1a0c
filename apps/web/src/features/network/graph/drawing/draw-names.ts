import type { SceneNode } from '../model/scene.ts';
import { type Spot, spotsInSight } from './draw-nodes.ts';
import type { Box, LabelRoom } from './label-room.ts';
import type { Picture, Sheet } from './sheet.ts';

const namesAtMost = 60;
const nameMax = 28;
const shorten = (name: string) => {
  const letters = [...name];
  return letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : name;
};

/** What is chosen, a path and groups first, then the best connected. */
function namesByWeight(sheet: Sheet, picture: Picture): readonly Spot[] {
  const { view } = sheet;
  const isMeant = ({ id, isGroup }: SceneNode) => isGroup || picture.pathNodes.has(id);
  const weight = (node: SceneNode) => (node.id === picture.selected ? 2 : isMeant(node) ? 1 : 0);
  const least = view.scale >= 1.2 ? 0 : view.scale >= 0.5 ? 3 : 8;
  const isSmall = picture.scene.nodes.length <= 40;
  return spotsInSight(sheet, picture)
    .filter(({ node }) => weight(node) > 0 || isSmall || node.degree >= least)
    .sort((a, b) => weight(b.node) - weight(a.node) || b.node.degree - a.node.degree);
}

const lineHeight = 15;
const gap = 4;
/** Free on both sides, so that two names do not read as one. */
const side = 5;
/** The ring around what is selected reaches so far beyond its node. */
const ringReach = 7;

/** Below its node, or else above it, at its sides or at its corners. */
function positionsOf({ x, y, radius }: Spot, width: number): readonly Box[] {
  const size = { width, height: lineHeight };
  return [
    { left: x - width / 2, top: y + radius + gap, ...size },
    { left: x - width / 2, top: y - radius - gap - lineHeight, ...size },
    { left: x + radius + gap, top: y - lineHeight / 2, ...size },
    { left: x - radius - gap - width, top: y - lineHeight / 2, ...size },
    { left: x + radius, top: y + radius, ...size },
    { left: x - radius - width, top: y + radius, ...size },
    { left: x + radius, top: y - radius - lineHeight, ...size },
    { left: x - radius - width, top: y - radius - lineHeight, ...size },
  ];
}

/** Writes the names there is room for, none over another. */
export function drawNames(sheet: Sheet, picture: Picture, room: LabelRoom): void {
  const { pen, colors } = sheet;
  pen.font = '12px "IBM Plex Sans Variable", system-ui, sans-serif';
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  let drawn = 0;
  for (const spot of namesByWeight(sheet, picture)) {
    if (drawn >= namesAtMost) break;
    const { node } = spot;
    const name = node.isGroup ? `${shorten(node.name)} (${node.count})` : shorten(node.name);
    const marked = node.id === picture.selected ? { ...spot, radius: spot.radius + ringReach } : spot;
    const index = room.take(positionsOf(marked, pen.measureText(name).width + 2 * side));
    if (!index) continue;
    drawn += 1;
    pen.globalAlpha = picture.pathLines.size > 0 && !picture.pathNodes.has(node.id) ? 0.45 : 1;
    pen.strokeStyle = colors.background;
    pen.strokeText(name, index.left + side, index.top);
    pen.fillStyle = colors.text;
    pen.fillText(name, index.left + side, index.top);
  }
  pen.globalAlpha = 1;
}
