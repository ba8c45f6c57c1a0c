export const arranging = {
  arrange: (title: string) => `Arrange ${title}`,
  /** What a step does, and why it cannot be taken. */
  steps: {
    left: ['Move left', 'at the left edge'],
    right: ['Move right', 'at the right edge'],
    up: ['Move up', 'at the top'],
    down: ['Move down', 'at the bottom'],
    narrower: ['Make narrower', 'as narrow as possible'],
    wider: ['Make wider', 'at the right edge'],
    shorter: ['Make shorter', 'as short as possible'],
    taller: ['Make taller', 'as tall as possible'],
  },
};
