import { stringifySearchWith } from '@tanstack/react-router';

/** Writes parameters as they read: `?incident=145`. The router's own reader takes these and the older `%22145%22`. */
export const stringifySearch = stringifySearchWith(String);
