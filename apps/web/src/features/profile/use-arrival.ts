import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings a part of the screen into sight when the address names it, once it is there in full. */
export function useArrival(id: string, isHere: boolean): void {
  const isMeant = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isMeant || !isHere) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [id, isMeant, isHere]);
}
