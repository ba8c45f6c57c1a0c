/** Milliseconds since 1970. Handed in everywhere, so that a test can run a year in a moment. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
