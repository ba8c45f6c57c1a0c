import type { LabelRoom } from './label-room.ts';
import { type Picture, type Sheet, screenX, screenY } from './sheet.ts';

const wordsAtMost = 40;
const shortest = 48;
const lineHeight = 13;
/** In the middle of the line, or else somewhat nearer to one of its ends. */
const shares = [0.5, 0.62, 0.38, 0.74, 0.26];

/** Says on the lines what they are: on those of what is chosen and of a path, and on all of them in a small network. */
export function drawLineWords(sheet: Sheet, { scene, positions, pathLines, selected }: Picture, room: LabelRoom): void {
  const { pen, size, colors } = sheet;
  const chosen = selected === undefined ? undefined : scene.indexById.get(selected);
  const isSmall = scene.edges.length <= wordsAtMost;
  pen.font = '11px "IBM Plex Sans Variable", system-ui, sans-serif';
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  pen.lineWidth = 3;
  let drawn = 0;
  for (const { id, from, to, type, count } of scene.edges) {
    if (drawn >= wordsAtMost) break;
    if (!isSmall && !pathLines.has(id) && from !== chosen && to !== chosen) continue;
    const [x1, y1] = [screenX(sheet, positions[from * 2] ?? 0), screenY(sheet, positions[from * 2 + 1] ?? 0)];
    const [x2, y2] = [screenX(sheet, positions[to * 2] ?? 0), screenY(sheet, positions[to * 2 + 1] ?? 0)];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const isInSight = x > 0 && y > 0 && x < size.width && y < size.height;
    if (!isInSight || Math.hypot(x2 - x1, y2 - y1) < shortest) continue;
    const words = count > 1 ? `${type} +${count - 1}` : type;
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
