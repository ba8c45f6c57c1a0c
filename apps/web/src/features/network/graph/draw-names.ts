import { type Spot, spotsInSight } from './draw-nodes.ts';
import type { SceneNode } from './scene.ts';
import type { Picture, Sheet } from './sheet.ts';

const namesAtMost = 60;
const nameMax = 28;
const shorten = (name: string) => {
  const letters = [...name];
  return letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : name;
};

/** The names that are shown: groups and what is chosen always, then the best connected, none over another. */
function chooseNames(sheet: Sheet, picture: Picture): readonly Spot[] {
  const { view } = sheet;
  const isMeant = ({ id, isGroup }: SceneNode) => isGroup || id === picture.selected || picture.pathNodes.has(id);
  const least = view.scale >= 1.2 ? 0 : view.scale >= 0.5 ? 3 : 8;
  const isSmall = picture.scene.nodes.length <= 40;
  const candidates = spotsInSight(sheet, picture)
    .filter(({ node }) => isMeant(node) || isSmall || node.degree >= least)
    .sort((a, b) => Number(isMeant(b.node)) - Number(isMeant(a.node)) || b.node.degree - a.node.degree);
  const taken = new Set<string>();
  const chosen: Spot[] = [];
  for (const spot of candidates) {
    if (chosen.length >= namesAtMost) break;
    const cells = cellsUnder(spot);
    if (!isMeant(spot.node) && cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    chosen.push(spot);
  }
  return chosen;
}

// Squares of 48 by 16 pixels that a name of this length covers.
function cellsUnder({ node, x, y, radius }: Spot): string[] {
  const half = Math.min(node.name.length, nameMax) * 3.2;
  const row = Math.floor((y + radius + 10) / 16);
  const cells: string[] = [];
  for (let column = Math.floor((x - half) / 48); column <= Math.floor((x + half) / 48); column++)
    cells.push(`${column} ${row}`);
  return cells;
}

/** Writes the names there is room for. */
export function drawNames(sheet: Sheet, picture: Picture): void {
  const { pen, colors } = sheet;
  pen.font = '12px "IBM Plex Sans Variable", system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  for (const { node, x, y, radius } of chooseNames(sheet, picture)) {
    const name = node.isGroup ? `${shorten(node.name)} (${node.count})` : shorten(node.name);
    pen.globalAlpha = picture.pathLines.size > 0 && !picture.pathNodes.has(node.id) ? 0.45 : 1;
    pen.strokeStyle = colors.background;
    pen.strokeText(name, x, y + radius + 4);
    pen.fillStyle = colors.text;
    pen.fillText(name, x, y + radius + 4);
  }
  pen.globalAlpha = 1;
}
