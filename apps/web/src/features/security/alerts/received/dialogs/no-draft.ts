/** For a window in which nothing is typed: there is nothing to keep, and nothing to lose. */
export const noDraft = { isTyped: false, isDraftBack: false, drop: () => {} } as const;
