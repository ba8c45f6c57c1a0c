import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import { useLineHeight } from './use-line-height.ts';

/** The assumed viewport until it is rendered. */
const firstGuess = { width: 800, height: 600 };

/** The lines that are drawn: those in sight, a few beyond, and the one with the focus wherever it is. */
export function useTreeWindow(element: RefObject<HTMLElement | null>, count: number, at: number) {
  const lineHeight = useLineHeight(element);
  const window = useVirtualizer({
    count,
    getScrollElement: () => element.current,
    estimateSize: () => lineHeight,
    overscan: 12,
    initialRect: firstGuess,
    // A tree without layout has no height; the estimate is used until it has.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : firstGuess)),
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      if (at < 0 || at >= count || drawn.includes(at)) return drawn;
      return [...drawn, at].sort((one, other) => one - other);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of a line moves all of them.
  useLayoutEffect(() => window.measure(), [window, lineHeight]);

  return { window, lineHeight };
}
