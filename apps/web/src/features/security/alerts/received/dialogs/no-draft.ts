/** For a dialog without input: there is nothing to keep or lose. */
export const noDraft = { isTyped: false, isDraftBack: false, drop: () => {} } as const;
