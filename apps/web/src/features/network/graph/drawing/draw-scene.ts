import { drawArrows } from './draw-arrows.ts';
import { drawLineWords } from './draw-line-words.ts';
import { drawLines } from './draw-lines.ts';
import { drawNames } from './draw-names.ts';
import { drawNodes, spotsInSight } from './draw-nodes.ts';
import { createLabelRoom } from './label-room.ts';
import type { Picture, Sheet } from './sheet.ts';

/** Draws everything that is in sight: lines, then nodes, then names and what the lines are, if there is time for words. */
export function drawScene(sheet: Sheet, picture: Picture, hasWords = true): void {
  const { pen, size, colors } = sheet;
  pen.fillStyle = colors.background;
  pen.fillRect(0, 0, size.width, size.height);
  drawLines(sheet, picture);
  drawArrows(sheet, picture);
  drawNodes(sheet, picture);
  if (!hasWords) return;
  const marks = spotsInSight(sheet, picture).map(({ x, y, radius }) => {
    return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  });
  const room = createLabelRoom(marks);
  drawNames(sheet, picture, room);
  drawLineWords(sheet, picture, room);
}
