import { useEffect } from 'react';

const counted = /^\(\d+\+?\) /;
const most = 99;

/** `(3) Threat Analysis`: the title with a count before it; without one if there is nothing to count. */
export function withCount(title: string, count: number): string {
  const bare = title.replace(counted, '');
  return count > 0 ? `(${count > most ? `${most}+` : count}) ${bare}` : bare;
}

/** Keeps the count before the title of the tab, whichever screen names it. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const next = withCount(document.title, count);
      if (next !== document.title) document.title = next;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withCount(document.title, 0);
    };
  }, [count]);
}
