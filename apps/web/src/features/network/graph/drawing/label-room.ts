/** A rectangle on the sheet, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const cellSize = 64;
const cellOf = (at: number) => Math.floor(at / cellSize);

/** The cells of the sheet that a box reaches into: only what is in them can be in its way. */
function cellsOf({ left, top, width, height }: Box): string[] {
  const cells: string[] = [];
  for (let column = cellOf(left); column <= cellOf(left + width); column += 1)
    for (let row = cellOf(top); row <= cellOf(top + height); row += 1) cells.push(`${column} ${row}`);
  return cells;
}

/** Where marks and words already stand, so that no words are written over them. */
export function createLabelRoom(marks: readonly Box[] = []) {
  const taken = new Map<string, Box[]>();
  const occupy = (box: Box) => {
    for (const cell of cellsOf(box)) {
      const boxes = taken.get(cell);
      if (boxes) boxes.push(box);
      else taken.set(cell, [box]);
    }
  };
  const isFree = (box: Box) => !cellsOf(box).some((cell) => taken.get(cell)?.some((other) => meet(box, other)));
  marks.forEach(occupy);
  return {
    /** The first of these places that is free, which is taken from now on. */
    take(positions: readonly Box[]): Box | undefined {
      const free = positions.find(isFree);
      if (free) occupy(free);
      return free;
    },
  };
}

export type LabelRoom = ReturnType<typeof createLabelRoom>;
