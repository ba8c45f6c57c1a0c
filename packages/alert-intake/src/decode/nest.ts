import { type Fields, isFields, isUnsafe } from './fields.ts';

/** A name with more parts than this stays as it is: no product nests its fields so deep. */
const partsMax = 16;

const copy = (fields: Readonly<Fields>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isUnsafe(name)));

/** The parts of a dotted name; null where it does not say where to put a value. */
function partsOf(name: string): readonly string[] | null {
  const parts = name.split('.', partsMax + 1);
  return parts.length < 2 || parts.length > partsMax || parts.includes('') ? null : parts;
}

/**
 * Expands dotted names, which Elasticsearch writes next to nested ones: `{"a.b": 1, "a": {"c": 2}}` becomes
 * `{"a": {"c": 2, "b": 1}}`. A name that is already taken is kept unchanged, so that no value is lost. Values without a
 * dotted name at the top are returned unchanged.
 */
export function nest(value: unknown): unknown {
  if (!isFields(value) || !Object.keys(value).some((name) => name.includes('.'))) return value;
  const top: Fields = {};
  // Objects made here may be written to; those of the caller are copied first, each once.
  const own = new Set<unknown>([top]);

  /** The object of that name, ready to be written to; the caller knows that it is missing or an object. */
  const openAt = (fields: Fields, name: string): Fields => {
    const before = Object.hasOwn(fields, name) ? fields[name] : null;
    const opened = own.has(before) ? (before as Fields) : copy(isFields(before) ? before : {});
    own.add(opened);
    fields[name] = opened;
    return opened;
  };

  /** Whether the whole of a value finds a place: objects are merged, all else needs a free name. */
  const hasRoom = (fields: Readonly<Fields>, name: string, part: unknown): boolean => {
    if (!Object.hasOwn(fields, name)) return true;
    const before = fields[name];
    return isFields(before) && isFields(part) && Object.entries(part).every(([key, one]) => hasRoom(before, key, one));
  };

  const write = (fields: Fields, name: string, part: unknown): void => {
    if (isUnsafe(name)) return;
    if (!Object.hasOwn(fields, name) || !isFields(part)) {
      fields[name] = part;
      return;
    }
    const opened = openAt(fields, name);
    for (const [key, one] of Object.entries(part)) write(opened, key, one);
  };

  const place = (parts: readonly string[], part: unknown): boolean => {
    const way = parts.slice(0, -1);
    const last = parts.at(-1) ?? '';
    let end: unknown = top;
    for (const name of way) {
      if (!isFields(end)) return false;
      end = Object.hasOwn(end, name) ? end[name] : {};
    }
    if (!isFields(end) || !hasRoom(end, last, part)) return false;
    write(way.reduce(openAt, top), last, part);
    return true;
  };

  const entries = Object.entries(value).filter(([name]) => !isUnsafe(name));
  for (const [name, part] of entries) if (!name.includes('.')) top[name] = part;
  for (const [name, part] of entries) {
    if (!name.includes('.')) continue;
    const parts = partsOf(name);
    if (parts?.some(isUnsafe)) continue;
    if (parts === null || !place(parts, part)) top[name] = part;
  }
  return top;
}
