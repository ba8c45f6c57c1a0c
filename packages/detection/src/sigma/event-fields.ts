import { EventValue, type Leaf } from './event-value.ts';
import { otherNames } from './field-names.ts';

/** Values of one event; the rest is not examined. */
const valuesMax = 5_000;
const depthMax = 64;

/** Fields of an event by name, however deep it keeps them. */
export type EventFields = {
  /** Values of a field: several where it is a list, none where it is an object; undefined where it is not there. */
  readonly get: (field: string) => readonly EventValue[] | undefined;
  /** Every value of the event. */
  readonly all: readonly EventValue[];
  /** The same by the paths at which the event has them, in lower case. */
  readonly paths: ReadonlyMap<string, readonly EventValue[]>;
};

/** Paths where shippers put the fields that rules name, in lower case, the longest first. */
const wrappers = [
  'event.eventdata.',
  'event.userdata.',
  'event.system.',
  'winlog.event_data.',
  'winlog.user_data.',
  'data.win.eventdata.',
  'data.win.system.',
  'cef.extensions.',
  'leef.attributes.',
  'eventdata.',
  'event_data.',
  'userdata.',
  'system.',
  'winlog.',
  'event.',
  'data.',
  'fields.',
];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLeaf = (value: unknown): value is Leaf =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** `{"@Name": "Image", "#text": "…"}`, as converters of Windows event logs write one field. */
function namedData(value: unknown): readonly [string, unknown] | null {
  if (!isFields(value)) return null;
  const attributes = isFields(value['#attributes']) ? value['#attributes'] : value;
  const name = attributes['@Name'] ?? attributes.Name;
  return typeof name === 'string' && '#text' in value ? [name, value['#text']] : null;
}

class Index {
  readonly direct = new Map<string, EventValue[]>();
  readonly all: EventValue[] = [];

  add(value: unknown, path: string, depth = 0): void {
    if (this.all.length >= valuesMax || depth > depthMax) return;
    if (isLeaf(value)) {
      const made = new EventValue(value);
      this.#note(path).push(made);
      this.all.push(made);
    } else if (Array.isArray(value)) {
      this.#note(path);
      for (const item of value) {
        const named = namedData(item);
        if (named) this.add(named[1], pathOf(path.replace(/\.?data$/, ''), named[0]), depth + 1);
        else this.add(item, path, depth + 1);
      }
    } else if (isFields(value)) {
      if (path !== '') this.#note(path);
      for (const [name, part] of Object.entries(value)) this.add(part, pathOf(path, name), depth + 1);
    }
  }

  #note(path: string): EventValue[] {
    const known = this.direct.get(path);
    if (known) return known;
    const made: EventValue[] = [];
    this.direct.set(path, made);
    return made;
  }
}

/** Names of attributes and texts of XML add nothing to the path. */
function pathOf(path: string, name: string): string {
  if (name === '#attributes' || name === '#text') return path;
  const plain = name.toLowerCase().replace(/^@(?!timestamp)/, '');
  return path === '' ? plain : `${path}.${plain}`;
}

/** Paths by what remains of them without a wrapper, and by `Provider_Name` for `Provider.Name`. */
function shorten(direct: ReadonlyMap<string, EventValue[]>): ReadonlyMap<string, EventValue[]> {
  const short = new Map<string, EventValue[]>();
  const put = (name: string, values: EventValue[]) => {
    if (!short.has(name)) short.set(name, values);
  };
  for (const [path, values] of direct)
    for (const wrapper of wrappers)
      if (path.startsWith(wrapper)) {
        const rest = path.slice(wrapper.length);
        put(rest, values);
        put(rest.replaceAll('.', '_'), values);
        // <UserData><EventXML><Field>: the element in between has its own name.
        if (wrapper.includes('user')) put(rest.slice(rest.indexOf('.') + 1), values);
      }
  return short;
}

function indexEvent(event: unknown): EventFields {
  const index = new Index();
  index.add(event, '');
  const short = shorten(index.direct);
  const look = (name: string) => index.direct.get(name) ?? short.get(name);
  const known = new Map<string, readonly EventValue[] | undefined>();
  const find = (name: string) => {
    const own = look(name);
    // An object says nothing itself: `User` of a rule is the `user.name` of an event that has a `user`.
    if (own && own.length > 0) return own;
    const others = (otherNames.get(name) ?? []).map(look).filter((values) => values !== undefined);
    return others.length === 0 ? own : others.flat();
  };
  return {
    all: index.all,
    paths: index.direct,
    get(field) {
      const name = field.toLowerCase();
      if (!known.has(name)) known.set(name, find(name));
      return known.get(name);
    },
  };
}

const indexed = new WeakMap<object, EventFields>();

/** Fields of an event, read once for all rules. Names are case-insensitive. */
export function fieldsOf(event: unknown): EventFields {
  if (typeof event !== 'object' || event === null) return indexEvent(event);
  const known = indexed.get(event);
  if (known) return known;
  const made = indexEvent(event);
  indexed.set(event, made);
  return made;
}
