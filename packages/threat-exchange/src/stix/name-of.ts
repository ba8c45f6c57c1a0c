import { descriptionMax, nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { wordOf } from './families.ts';
import { isObject, member, requiredText, type StixObject, textOf } from './fields.ts';

// STIX 2.1, section 4: objects that must have a name.
const named = new Set([
  ...['attack-pattern', 'campaign', 'course-of-action', 'identity', 'incident', 'infrastructure'],
  ...['intrusion-set', 'report', 'threat-actor', 'tool', 'vulnerability', 'extension-definition'],
]);

// Other identifying fields of objects, best first.
const telling = [
  ...['value', 'abstract', 'product', 'pattern', 'path', 'display_name', 'user_id', 'account_login', 'key'],
  ...['subject', 'command_line', 'content', 'explanation', 'country', 'region', 'number', 'pid', 'serial_number'],
];

/** The name of an object, truncated to fit; if STIX requires none, its description, and last its type and id. */
export function nameOf(object: StixObject, kind: string, id: string): string {
  // Of any length: the whole of it stays in the object.
  const read = named.has(kind) ? requiredText : textOf;
  const name = read(object, 'name', Number.POSITIVE_INFINITY);
  if (name.trim() !== '') return shortName(name);
  const [found] = telling.map((field) => plain(member(object, field))).filter((text) => text !== '');
  const opinion = plain(member(object, 'opinion'));
  if (found === undefined && opinion !== '') return `${wordOf(kind)}: ${opinion}`;
  return shortName(found ?? (statement(object) || firstHash(object) || `${wordOf(kind)} ${id.slice(-12)}`));
}

function plain(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Of a marking. */
function statement(object: StixObject): string {
  const definition = member(object, 'definition');
  return isObject(definition) ? plain(member(definition, 'statement')) || plain(member(definition, 'tlp')) : '';
}

/** Of a file or a certificate. */
function firstHash(object: StixObject): string {
  const hashes = member(object, 'hashes');
  return isObject(hashes) ? plain(Object.values(hashes)[0]) : '';
}

/** A name as lists show it; the whole of a longer one stays in the object. */
export function shortName(text: string): string {
  const characters = [...text.slice(0, descriptionMax)];
  return characters.length <= nameMax ? text : `${characters.slice(0, nameMax - 1).join('')}…`;
}
