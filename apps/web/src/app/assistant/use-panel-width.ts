import { useLayoutEffect, useState } from 'react';
import { keepWidth, readWidth } from './panel-width.ts';

/** The layout reads it: content gets narrower, and the toggle is beside the panel. */
const property = '--assistant-w';

/** The width of the panel, passed to the layout while it is open. */
export function usePanelWidth(isOpen: boolean) {
  const [width, setWidth] = useState(() => readWidth(localStorage));

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (isOpen) style.setProperty(property, `${width}px`);
    else style.removeProperty(property);
    return () => {
      style.removeProperty(property);
    };
  }, [isOpen, width]);

  function keep(next: number) {
    setWidth(next);
    keepWidth(localStorage, next);
  }

  return { width, setWidth, keep };
}
