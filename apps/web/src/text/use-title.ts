import { useEffect } from 'react';
import { useProduct } from './product.ts';
import { useVisitorText } from './words.tsx';

/** Names the tab after the screen that is open. */
export function useTitle(screen: string): void {
  const { app: text } = useVisitorText();
  const title = text.title(screen, useProduct().name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
