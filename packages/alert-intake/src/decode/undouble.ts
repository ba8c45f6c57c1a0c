import { isFields } from './fields.ts';

/** Backslashes that are escaped twice are in pairs wherever there are any; `\\server\share` has single ones, too. */
const isDoubled = (text: string): boolean => {
  const runs = text.match(/\\+/g) ?? [];
  return runs.every(({ length }) => length % 2 === 0) && runs.some((_, at) => at > 0 || !text.startsWith('\\'));
};

/**
 * A value, or all texts in an object or a list, with backslashes that were escaped once too often as they were meant:
 * Wazuh 4 writes the fields of Windows events so.
 */
export function undouble(value: unknown): unknown {
  if (typeof value === 'string') return isDoubled(value) ? value.replaceAll('\\\\', '\\') : value;
  if (Array.isArray(value)) return value.map(undouble);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, undouble(part)]));
}

/** An event of Wazuh 4 with the fields of its Windows event as they were meant; anything else as it is. */
export const undoubleWindows = (event: unknown): unknown =>
  isFields(event) && isFields(event.data) && isFields(event.data.win)
    ? { ...event, data: { ...event.data, win: undouble(event.data.win) } }
    : event;
