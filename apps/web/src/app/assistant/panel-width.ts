/** Pixels. */
export const leastWidth = 320;
export const mostWidth = 720;
const usualWidth = 384;
const storageKey = 'halyard.assistant-width';

export const clampWidth = (wished: number): number =>
  Number.isFinite(wished) ? Math.round(Math.min(mostWidth, Math.max(leastWidth, wished))) : usualWidth;

/** How wide the person left the panel. */
export function readWidth(storage: Storage): number {
  try {
    const kept = storage.getItem(storageKey);
    return kept === null ? usualWidth : clampWidth(Number(kept));
  } catch {
    // Storage is closed: the usual width works.
    return usualWidth;
  }
}

export function keepWidth(storage: Storage, width: number): void {
  try {
    storage.setItem(storageKey, String(width));
  } catch {
    // Its width is kept until the page is left.
  }
}

const stepPx = 16;

/** The width after a key on the edge, which is on the left: the arrow to the left widens. Undefined for other keys. */
export function widthAfter(key: string, width: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowLeft: width + stepPx,
    ArrowRight: width - stepPx,
    Home: leastWidth,
    End: mostWidth,
  };
  return next[key] === undefined ? undefined : clampWidth(next[key]);
}
