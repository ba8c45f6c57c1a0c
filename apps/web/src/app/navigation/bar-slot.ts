import { createContext, useContext } from 'react';

/** The part of the bar that a screen may fill. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/** Where a screen puts a control of its own into the bar; null until the bar is drawn. */
export const useBarSlot = (): HTMLElement | null => useContext(BarSlotContext);
