import { createContext, useContext } from 'react';

/** The part of the bar that a screen may fill. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/** Where a screen mounts its own control in the bar; null until the bar is rendered. */
export const useBarSlot = (): HTMLElement | null => useContext(BarSlotContext);
