import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import { type Fields, isFields } from '../decode/fields.ts';
import { nest } from '../decode/nest.ts';
import { parseJson } from '../decode/parse-json.ts';
import { undoubleWindows } from '../decode/undouble.ts';
import { detectFormat } from '../detect-format.ts';
import { fieldTables } from './field-tables.ts';
import { openEvent } from './open-event.ts';
import { firstAt, valuesAt } from './value-at.ts';

/** Where a document contains its items; without it the document is one item. */
const listsOf: Partial<Readonly<Record<AlertFormat, readonly string[]>>> = {
  alertmanager: ['alerts'],
  grafana: ['alerts'],
  elastic: ['hits.hits'],
  ocsf: ['findings', 'detail.findings', 'events'],
  guardduty: ['Findings', 'findings', 'detail'],
  asff: ['Findings', 'findings', 'detail.findings'],
  msgraph: ['value'],
  sentinel: ['value'],
  secops: ['events', 'events.events', 'detections.collectionElements.references.event'],
  splunk: ['results', 'result'],
  iris: ['alerts', 'data.alerts'],
};

/** Wrappers that shippers and services put around an item. */
const wrappedIn: Partial<Readonly<Record<AlertFormat, readonly string[]>>> = {
  elastic: ['_source'],
  wazuh: ['_source', 'all_fields'],
  wazuh5: ['_source'],
  suricata: ['_source', 'suricata.eve', 'log', 'message'],
  secops: ['udm', 'event'],
};

/** An object, also where it is written as text. */
function asItem(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  const parsed = parseJson(value);
  return 'value' in parsed ? nest(parsed.value) : value;
}

const itemsAt = (value: unknown, paths: readonly string[]): readonly unknown[] => {
  for (const path of paths) {
    const found = valuesAt(value, path).map(asItem).filter(isFields);
    if (found.length > 0) return found;
  }
  return [];
};

/** An item of a document, in the format that it was read as. */
export type Item = { readonly value: unknown; readonly format: AlertFormat };

/**
 * The items of a document, one event each. A source of events sends them unwrapped; "other JSON" and lines are read in
 * their recognized format.
 */
export function itemsOf(format: AlertFormat, document: unknown): readonly Item[] {
  if (format === 'events') return [{ value: undoubleWindows(openEvent(document)), format }];
  const known = format === 'generic-json' || format === 'syslog' ? (detectFormat(document) ?? format) : format;
  const opened = openEvent(itemsAt(document, ['Message'])[0] ?? document);
  const all = itemsAt(opened, listsOf[known] ?? []);
  return (all.length > 0 ? all : [opened]).map((one) => ({
    value: undoubleWindows(itemsAt(one, wrappedIn[known] ?? [])[0] ?? one),
    format: known,
  }));
}

/** Sets a value if there is none yet; objects on the way are copied, the input is not changed. */
function withValue(fields: Readonly<Fields>, path: readonly string[], value: unknown): Readonly<Fields> {
  const [name = '', ...rest] = path;
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) return before === undefined || before === null ? { ...fields, [name]: value } : fields;
  if (before === undefined || before === null) return { ...fields, [name]: withValue({}, rest, value) };
  // A text where ECS has an object: the value is found by its full name.
  if (!isFields(before)) return { [path.join('.')]: value, ...fields };
  return { ...fields, [name]: withValue(before, rest, value) };
}

/** The item with what its format calls by its own names under those of the Elastic Common Schema, too. */
export function withCommonNames({ value, format }: Item): unknown {
  if (!isFields(value)) return value;
  // Events come in many formats to one source.
  const table = fieldTables[format === 'events' ? (detectFormat(value) ?? format) : format];
  if (!table) return value;
  let named = value;
  for (const [name, paths] of Object.entries(table)) {
    const found = firstAt(value, paths);
    if (found.length > 0) named = withValue(named, name.split('.'), found.length === 1 ? found[0] : found);
  }
  return named;
}
