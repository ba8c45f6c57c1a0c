/** Circumference of the completion ring in its own units: a circle of radius 36 (specification, point 9). */
export const ringCircumference = 226;
export const ringRadius = 36;

/** How much of the ring stays open: all of it at 0 %, none at 100 %. */
export function ringOffset(percent: number): number {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return ringCircumference * (1 - share);
}
