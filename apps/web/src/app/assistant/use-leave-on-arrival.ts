import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

// Up to here the panel is a sheet over the whole screen.
const sheetUpToPx = 640;

/** If the panel covers the content it closes when a link is followed: the target is behind it. */
export function useLeaveOnArrival(isOpen: boolean, onLeave: () => void): void {
  const visit = useLocation({ select: ({ href, state }) => `${href} ${state.__TSR_key}` });
  const seen = useRef(visit);
  const leave = useEffectEvent(() => {
    if (isOpen && window.innerWidth <= sheetUpToPx) onLeave();
  });
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    leave();
  }, [visit]);
}
