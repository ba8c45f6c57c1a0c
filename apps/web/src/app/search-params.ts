import { stringifySearchWith } from '@tanstack/react-router';

/** Writes readable parameters: `?incident=145`. The router's own reader accepts these and the older `%22145%22`. */
export const stringifySearch = stringifySearchWith(String);
