import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

// Up to here the panel is a sheet over the whole screen.
const sheetUpToPx = 640;

/** Where the panel covers the content it goes as soon as a link was followed: what was asked for is behind it. */
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
