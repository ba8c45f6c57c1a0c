import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePreferences } from '../../../preferences/preferences.tsx';

const usual = 36;

/** The height of a row in pixels, as the density and the kind of pointer have it. */
export function useLineHeight(element: RefObject<HTMLElement | null>): number {
  const { density } = usePreferences();
  const [height, setHeight] = useState(usual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density is another height.
  useLayoutEffect(() => {
    if (!element.current) return;
    const declared = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--row-h'));
    setHeight(Number.isFinite(declared) && declared > 0 ? declared : usual);
  }, [element, density]);
  return height;
}
