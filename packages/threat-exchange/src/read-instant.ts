const shape = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A timestamp of RFC 3339 as milliseconds since 1970, or null for anything else. Parts of a millisecond are cut off; a
 * leap second is the first of the next minute.
 */
export function readInstant(text: string): number | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  const [, date = '', clock = '', seconds = '', fraction = '', zone = ''] = parts;
  if (!isDay(date)) return null;
  const isLeap = seconds === '60';
  const at = Date.parse(`${date}T${clock}:${isLeap ? '59' : seconds}${fraction.slice(0, 4)}${zone.toUpperCase()}`);
  if (Number.isNaN(at)) return null;
  return isLeap ? at + 1_000 : at;
}

/** A timestamp, or a day, which then begins at midnight UTC. */
export function readInstantOrDay(text: string): number | null {
  if (!day.test(text)) return readInstant(text);
  return isDay(text) ? Date.parse(text) : null;
}

// Date.parse takes 30 February for 2 March.
function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** As STIX writes it. */
export const writeInstant = (at: number) => new Date(at).toISOString();
