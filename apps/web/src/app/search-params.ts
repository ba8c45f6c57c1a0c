type Params = Readonly<Record<string, unknown>>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The text behind a value that the router's own writer put into quotation marks: "145", "true". Addresses of that kind
 * are still in bookmarks, mails and webhooks. Other text in quotation marks is what somebody searched for.
 */
function withoutQuotes(text: string): string {
  if (!text.startsWith('"')) return text;
  const quoted = readJson(text);
  return typeof quoted === 'string' && readJson(quoted) !== undefined ? quoted : text;
}

/** Every parameter is the text that the address shows: `?incident=145` and no JSON. */
export function parseSearch(search: string): Record<string, string> {
  const params = [...new URLSearchParams(search)].map(([name, value]) => [name, withoutQuotes(value)] as const);
  return Object.fromEntries(params);
}

/** Writes parameters as they read; only text that would be read back as another is put into quotation marks. */
export function stringifySearch(params: Params): string {
  const written = Object.entries(params).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const text = String(value);
    return [[name, withoutQuotes(text) === text ? text : JSON.stringify(text)]];
  });
  // A comma and a colon need no escape there, and lists and instants read better without.
  const search = new URLSearchParams(written).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return search === '' ? '' : `?${search}`;
}
