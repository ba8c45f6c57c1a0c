import { useEffect } from 'react';

// Elements hidden by a sheet: the bar and the content. The panel's own header is in an aside.
const behind = 'body header:not(aside header), #content';

/** While the panel is a full-screen sheet, keyboard and screen reader do not reach the content under it. */
export function usePageBehind(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || typeof matchMedia === 'undefined') return;
    const sheet = matchMedia('(max-width: 640px)');
    const hidden = [...document.querySelectorAll<HTMLElement>(behind)];
    const setInert = (isInert: boolean) => {
      for (const element of hidden) element.inert = isInert;
    };
    const follow = () => setInert(sheet.matches);
    follow();
    sheet.addEventListener('change', follow);
    return () => {
      sheet.removeEventListener('change', follow);
      setInert(false);
    };
  }, [isOpen]);
}
