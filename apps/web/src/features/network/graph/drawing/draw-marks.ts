import { nodeScale, type Point } from '../model/viewport.ts';
import { type Picture, type Sheet, screenX, screenY } from './sheet.ts';

type Marks = Picture & {
  readonly hovered: number | undefined;
  /** Where the hand has it meanwhile, if it carries it. */
  readonly carried: Point | undefined;
};

/** What the pointer and the selection add: the lines of the node under the pointer, rings, and pins. */
export function drawMarks(sheet: Sheet, { scene, positions, hovered, carried, selected, chosen, pinned }: Marks): void {
  const { pen, view, colors } = sheet;
  const place = (index: number): readonly [number, number] => {
    const own = { x: positions[index * 2] ?? 0, y: positions[index * 2 + 1] ?? 0 };
    const { x, y } = (index === hovered && carried) || own;
    return [screenX(sheet, x), screenY(sheet, y)];
  };
  pen.strokeStyle = colors.accent;
  if (hovered !== undefined) {
    pen.lineWidth = 1.5;
    pen.beginPath();
    for (const { from, to } of scene.edges) {
      if (from !== hovered && to !== hovered) continue;
      pen.moveTo(...place(from));
      pen.lineTo(...place(to));
    }
    pen.stroke();
  }
  const ring = (index: number | undefined, width: number) => {
    const node = index === undefined ? undefined : scene.nodes[index];
    if (!node || index === undefined) return;
    pen.lineWidth = width;
    pen.beginPath();
    const [x, y] = place(index);
    pen.arc(x, y, node.radius * nodeScale(view.scale) + 6, 0, 2 * Math.PI);
    pen.stroke();
  };
  pen.setLineDash([3, 2]);
  for (const index of new Set([...chosen].map((id) => scene.indexById.get(id)))) ring(index, 2);
  pen.setLineDash([]);
  ring(hovered, 1.5);
  ring(selected === undefined ? undefined : scene.indexById.get(selected), 3);
  drawPins(sheet, { scene, positions, pinned });
}

function drawPins(sheet: Sheet, { scene, positions, pinned }: Pick<Picture, 'scene' | 'positions' | 'pinned'>) {
  const { pen, view, colors } = sheet;
  pen.fillStyle = colors.text;
  for (const id of pinned) {
    const index = scene.indexById.get(id);
    const node = index === undefined ? undefined : scene.nodes[index];
    if (index === undefined || node?.id !== id) continue;
    const away = node.radius * nodeScale(view.scale) * 0.8 + 2;
    const [x, y] = [screenX(sheet, positions[index * 2] ?? 0), screenY(sheet, positions[index * 2 + 1] ?? 0)];
    pen.fillRect(x + away - 2, y - away - 2, 5, 5);
  }
}
