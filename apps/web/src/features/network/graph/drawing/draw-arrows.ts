import { nodeScale } from '../model/viewport.ts';
import { type Picture, type Sheet, screenX, screenY } from './sheet.ts';

const headLength = 8;
const headWidth = 3.5;
/** Clear of the ring that high risks have, and of the wider one around what is selected. */
const [gap, selectedGap] = [4, 9];
const shortest = 28;
const readableScale = 0.5;
const fewLines = 60;

/** Heads at the target of each connection, once there is room for them; all of a colour in one go. */
export function drawArrows(sheet: Sheet, { scene, positions, pathLines, selected }: Picture): void {
  const { pen, view, size, colors } = sheet;
  if (view.scale < readableScale && scene.edges.length > fewLines) return;
  const larger = nodeScale(view.scale);
  const chosen = selected === undefined ? undefined : scene.indexById.get(selected);

  function head(fromX: number, fromY: number, target: number) {
    const [x, y] = [screenX(sheet, positions[target * 2] ?? 0), screenY(sheet, positions[target * 2 + 1] ?? 0)];
    const length = Math.hypot(x - fromX, y - fromY);
    const isInSight = x > -headLength && y > -headLength && x < size.width + headLength && y < size.height + headLength;
    if (!isInSight || length < shortest) return;
    const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
    const away = (scene.nodes[target]?.radius ?? 0) * larger + (target === chosen ? selectedGap : gap);
    const [tipX, tipY] = [x - alongX * away, y - alongY * away];
    const [backX, backY] = [tipX - alongX * headLength, tipY - alongY * headLength];
    pen.moveTo(tipX, tipY);
    pen.lineTo(backX - alongY * headWidth, backY + alongX * headWidth);
    pen.lineTo(backX + alongY * headWidth, backY - alongX * headWidth);
    pen.closePath();
  }

  function heads(isOnPath: boolean) {
    pen.beginPath();
    for (const { id, from, to, isForward, isBackward } of scene.edges) {
      if (pathLines.has(id) !== isOnPath) continue;
      if (isForward) head(screenX(sheet, positions[from * 2] ?? 0), screenY(sheet, positions[from * 2 + 1] ?? 0), to);
      if (isBackward) head(screenX(sheet, positions[to * 2] ?? 0), screenY(sheet, positions[to * 2 + 1] ?? 0), from);
    }
    pen.fill();
  }

  pen.fillStyle = colors.line;
  pen.globalAlpha = pathLines.size > 0 ? 0.3 : 0.9;
  heads(false);
  pen.globalAlpha = 1;
  if (pathLines.size === 0) return;
  pen.fillStyle = colors.accent;
  heads(true);
}
