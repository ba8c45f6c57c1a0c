import type { Strength } from '@halyard/contracts/intelligence/entities.ts';
import { type Picture, type Sheet, screenX, screenY } from './sheet.ts';

/** In pixels at full size. */
export const lineWidths: Readonly<Record<Strength, number>> = { Strong: 2.6, Medium: 1.5, Weak: 0.8 };
const strengths = ['Strong', 'Medium', 'Weak', null] as const;

/** One stroke for all lines of a strength: a thousand short strokes would take many times as long. */
export function drawLines(sheet: Sheet, { scene, positions, pathLines }: Picture) {
  const { pen, size, view, colors } = sheet;
  const thinner = Math.min(1, Math.max(0.35, view.scale));
  pen.strokeStyle = colors.line;
  pen.globalAlpha = pathLines.size > 0 ? 0.2 : 0.55;
  for (const strength of strengths) {
    pen.lineWidth = (strength ? lineWidths[strength] : 1) * thinner;
    pen.setLineDash(strength ? [] : [3, 3]);
    pen.beginPath();
    for (const { from, to, strength: own } of scene.edges) {
      if (own !== strength) continue;
      const x1 = screenX(sheet, positions[from * 2] ?? 0);
      const y1 = screenY(sheet, positions[from * 2 + 1] ?? 0);
      const x2 = screenX(sheet, positions[to * 2] ?? 0);
      const y2 = screenY(sheet, positions[to * 2 + 1] ?? 0);
      const isOutside =
        (x1 < 0 && x2 < 0) ||
        (y1 < 0 && y2 < 0) ||
        (x1 > size.width && x2 > size.width) ||
        (y1 > size.height && y2 > size.height);
      if (isOutside) continue;
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
    }
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  drawPath(sheet, { scene, positions, pathLines });
}

function drawPath(sheet: Sheet, { scene, positions, pathLines }: Pick<Picture, 'scene' | 'positions' | 'pathLines'>) {
  if (pathLines.size === 0) return;
  const { pen, colors } = sheet;
  pen.strokeStyle = colors.accent;
  pen.lineWidth = 3;
  pen.beginPath();
  for (const { id, from, to } of scene.edges) {
    if (!pathLines.has(id)) continue;
    pen.moveTo(screenX(sheet, positions[from * 2] ?? 0), screenY(sheet, positions[from * 2 + 1] ?? 0));
    pen.lineTo(screenX(sheet, positions[to * 2] ?? 0), screenY(sheet, positions[to * 2 + 1] ?? 0));
  }
  pen.stroke();
}
