import { isFields } from '../decode/fields.ts';
import type { IncomingAlert } from '../incoming-alert.ts';

/** Characters of the context of one alert, line breaks between its texts included. */
export const contextMax = 2_000;
/** Maximum number of names and values read: the rest is in no context. */
const textsMax = 2_000;
/** Of a longer text the beginning is found. */
const textMax = 400;
/** Maximum depth of a list that contains one item per alert. */
const listDepth = 4;

// Neither database keeps a NUL in a text.
const controls = /\p{Cc}+/gv;

/** Seconds since 1970 of the years that payloads are of. */
const [earliest, latest] = [Date.UTC(2015) / 1_000, Date.UTC(2035) / 1_000];

/** Times, and counters of one or two digits: no one searches for these, and they add noise. */
function saysNothing(text: string): boolean {
  if (/^\d{1,2}$|^\d{4}-\d\d-\d\d[t ]\d\d:\d\d/.test(text)) return true;
  if (!/^\d{10}(?:\.\d+|\d{3}|\d{6}|\d{9})?$/.test(text)) return false;
  const seconds = Number(text.slice(0, 10));
  return seconds >= earliest && seconds < latest;
}

const childrenOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];

const hasFields = (list: readonly unknown[]) => list.every(isFields);

/** The list of a document that holds an object for each of its alerts: `alerts` of a group. */
function listOf(document: unknown, alerts: number): readonly unknown[] | undefined {
  let level: readonly unknown[] = [document];
  for (let depth = 0; depth <= listDepth && level.length > 0; depth++) {
    for (const value of level) if (Array.isArray(value) && value.length === alerts && hasFields(value)) return value;
    level = level.flatMap(childrenOf).slice(0, textsMax);
  }
  return undefined;
}

/** Distinct field names, texts and numbers with information, ignoring case. Outer ones come before inner ones. */
function textsOf(document: unknown, partsOf: (value: unknown) => readonly unknown[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string) => {
    const shown = text.slice(0, textMax).toWellFormed().replaceAll(controls, ' ').trim().toLowerCase();
    if (shown !== '' && !saysNothing(shown)) texts.add(shown);
  };
  const waiting: unknown[] = [document];
  for (const value of waiting) {
    if (isFields(value)) for (const name of Object.keys(value)) add(name);
    if (typeof value === 'string' || typeof value === 'number') add(String(value));
    waiting.push(...partsOf(value).slice(0, Math.max(0, textsMax - waiting.length)));
  }
  return texts;
}

/** The searchable text of an alert without its context. */
const foundBy = ({ title, entity, key, observables }: IncomingAlert): ReadonlySet<string> =>
  new Set(
    [title, entity ?? '', ...key.map(([, value]) => value), ...observables.map(({ value }) => value)].map((text) =>
      text.toLowerCase(),
    ),
  );

/**
 * What the items of one document say besides: the names and values that stand in no field that an alert is found by, in
 * lower case, one a line, the shortest first, so that one long text does not leave out many others. At most `contextMax`
 * characters.
 *
 * @param alerts how many alerts, and parts that are none, the mapping made of it: where a list of the document has an item
 * for each, an alert has the context of its own item and of what is around the list
 */
export function contextsOf(document: unknown, alerts: number): (alert: IncomingAlert, place: number) => string {
  const list = alerts > 1 ? listOf(document, alerts) : undefined;
  return (alert, place) => {
    const known = foundBy(alert);
    const texts = textsOf(document, (value) => (list && value === list ? [list[place]] : childrenOf(value)));
    return [...texts]
      .filter((text) => !known.has(text))
      .toSorted((one, other) => one.length - other.length)
      .join('\n')
      .slice(0, contextMax)
      .toWellFormed();
  };
}
