/** A rectangle on the sheet, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Where words already stand, so that no others are written over them. */
export function createLabelRoom() {
  const taken: Box[] = [];
  return {
    /** The first of these places that is free, which is taken from now on. */
    take(places: readonly Box[]): Box | undefined {
      const free = places.find((place) => !taken.some((other) => meet(place, other)));
      if (free) taken.push(free);
      return free;
    },
  };
}

export type LabelRoom = ReturnType<typeof createLabelRoom>;
