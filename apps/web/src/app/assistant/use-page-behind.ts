import { useEffect } from 'react';

// What a sheet hides: the bar and the content. The panel's own header lies in an aside.
const behind = 'body header:not(aside header), #content';

/** While the panel is a sheet over the whole screen, keyboard and screen reader do not reach what lies under it. */
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
