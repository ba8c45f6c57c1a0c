const glideMs = 200;

/** Whether the person asked for no motion. */
export const wantsNoMotion = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Leads nodes from where they stand to where they belong; the returned function stops them on their way. */
export function glide(from: Float32Array, to: Float32Array, show: (at: Float32Array) => void): () => void {
  if (wantsNoMotion()) {
    show(to);
    return () => {};
  }
  const beganAt = performance.now();
  let frame = requestAnimationFrame(move);
  function move() {
    const share = Math.min(1, (performance.now() - beganAt) / glideMs);
    const eased = 1 - (1 - share) ** 3;
    show(share === 1 ? to : to.map((end, index) => (from[index] ?? end) + eased * (end - (from[index] ?? end))));
    if (share < 1) frame = requestAnimationFrame(move);
  }
  return () => cancelAnimationFrame(frame);
}
