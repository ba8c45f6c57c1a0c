import { createContext } from 'react';

/** Off if the build or the browser's Do Not Track says so. */
export const AnalyticsContext = createContext(false);
