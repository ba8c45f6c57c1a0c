import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * The text behind a value that the router's own writer put into quotation marks: "145", "true". Addresses of that kind
 * are still in bookmarks, mails and webhooks. Where this throws, the text stays as it is: somebody searched for a phrase.
 */
function withoutQuotes(text: string): string {
  if (!text.startsWith('"')) return text;
  const quoted = JSON.parse(text);
  JSON.parse(quoted);
  return quoted;
}

/** Reads parameters as the text that the address shows, with no JSON in it. */
export const parseSearch = parseSearchWith(withoutQuotes);

/** Writes parameters as they read: `?incident=145`. */
export const stringifySearch = stringifySearchWith(String);
