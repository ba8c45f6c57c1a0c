import { rankOf, type SceneEdge } from '../model/scene.ts';
import type { LabelRoom } from './label-room.ts';
import { type Picture, type Sheet, screenX, screenY } from './sheet.ts';

const wordsAtMost = 40;
const shortest = 48;
const lineHeight = 13;
const readableScale = 1.5;
/** In the middle of the line, or else somewhat nearer to one of its ends. */
const shares = [0.5, 0.62, 0.38, 0.74, 0.26];

type Line = { readonly edge: SceneEdge; readonly weight: number } & Record<'x1' | 'y1' | 'x2' | 'y2', number>;

/** Lines in sight that are long enough for words: a path first, then what is chosen, then the strongest. */
function linesByWeight(sheet: Sheet, { scene, positions, pathLines, selected }: Picture): readonly Line[] {
  const { size, view } = sheet;
  const chosen = selected === undefined ? undefined : scene.indexById.get(selected);
  const saysAll = scene.edges.length <= wordsAtMost || view.scale >= readableScale;
  const lines: Line[] = [];
  for (const edge of scene.edges) {
    const { id, from, to } = edge;
    const meant = pathLines.has(id) ? 2 : from === chosen || to === chosen ? 1 : 0;
    if (!saysAll && meant === 0) continue;
    const [x1, y1] = [screenX(sheet, positions[from * 2] ?? 0), screenY(sheet, positions[from * 2 + 1] ?? 0)];
    const [x2, y2] = [screenX(sheet, positions[to * 2] ?? 0), screenY(sheet, positions[to * 2 + 1] ?? 0)];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const isInSight = x > 0 && y > 0 && x < size.width && y < size.height;
    if (!isInSight || Math.hypot(x2 - x1, y2 - y1) < shortest) continue;
    lines.push({ edge, weight: meant * 10 + rankOf(edge.strength), x1, y1, x2, y2 });
  }
  return lines.sort((one, other) => other.weight - one.weight || other.edge.count - one.edge.count);
}

/** Says on the lines what they are: on those of what is chosen and of a path, and on all in a small or near network. */
export function drawLineWords(sheet: Sheet, picture: Picture, room: LabelRoom): void {
  const { pen, colors } = sheet;
  pen.font = '11px "IBM Plex Sans Variable", system-ui, sans-serif';
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  pen.lineWidth = 3;
  let drawn = 0;
  for (const { edge, x1, y1, x2, y2 } of linesByWeight(sheet, picture)) {
    if (drawn >= wordsAtMost) break;
    const type = picture.wordFor(edge.type);
    const isBetweenGroups = !edge.isForward && !edge.isBackward;
    const words = isBetweenGroups ? String(edge.count) : edge.count > 1 ? `${type} +${edge.count - 1}` : type;
    const width = pen.measureText(words).width;
    const index = room.take(
      shares.map((share) => {
        const [left, top] = [x1 + share * (x2 - x1) - width / 2, y1 + share * (y2 - y1) - lineHeight / 2];
        return { left, top, width, height: lineHeight };
      }),
    );
    if (!index) continue;
    drawn += 1;
    pen.strokeStyle = colors.background;
    pen.strokeText(words, index.left, index.top);
    pen.fillStyle = colors.text;
    pen.fillText(words, index.left, index.top);
  }
}
