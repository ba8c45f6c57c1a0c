import { type Fields, isUnsafe } from './fields.ts';
import type { Gathering } from './gathering.ts';
import { nest } from './nest.ts';

/** The header of a Zeek log, as far as it was read; Zeek names each setting in its own line. */
type Header = {
  separator: string;
  setSeparator: string;
  emptyField: string;
  unsetField: string;
  path: string | null;
  fields: readonly string[] | null;
  types: readonly string[];
};

const newHeader = (): Header => ({
  separator: '\t',
  setSeparator: ',',
  emptyField: '(empty)',
  unsetField: '-',
  path: null,
  fields: null,
  types: [],
});

/** Bytes written as `\xc3\xbc`: UTF-8 where they are, else one sign each. */
function readBytes(written: string): string {
  const bytes = Buffer.from(written.replaceAll('\\x', ''), 'hex');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

const unescapeBytes = (text: string) =>
  text.includes('\\')
    ? text.replace(/\\\\|(?:\\x[0-9a-fA-F]{2})+/g, (found) => (found === '\\\\' ? '\\' : readBytes(found)))
    : text;

const numeric: ReadonlySet<string> = new Set(['count', 'int', 'port', 'double', 'time', 'interval']);
const numberPattern = /^-?\d{1,16}(\.\d{1,12})?(e[+-]?\d{1,3})?$/i;

/** One value converted to its type. A value that does not look like its type, such as a masked time, stays a text. */
function readScalar(text: string, type: string, { emptyField }: Header): unknown {
  if (type === 'bool' && (text === 'T' || text === 'F')) return text === 'T';
  if (numeric.has(type) && numberPattern.test(text)) {
    const number = Number(text);
    return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
  }
  return text === emptyField ? '' : unescapeBytes(text);
}

function readField(text: string, type: string, header: Header): unknown {
  const inner = /^(?:set|vector|table)\[(.{1,100})\]$/.exec(type)?.[1];
  if (inner === undefined) return readScalar(text, type, header);
  if (text === header.emptyField || text === '') return [];
  return text
    .split(header.setSeparator)
    .map((item) => (item === header.unsetField ? null : readScalar(item, inner, header)));
}

function readSetting(line: string, header: Header): void {
  const [name = '', ...parts] = line.split(line.startsWith('#separator') ? ' ' : header.separator);
  const value = unescapeBytes(parts[0] ?? '');
  if (name === '#separator' && value !== '') header.separator = value;
  else if (name === '#set_separator' && value !== '') header.setSeparator = value;
  else if (name === '#empty_field') header.emptyField = parts[0] ?? '';
  else if (name === '#unset_field') header.unsetField = parts[0] ?? '';
  else if (name === '#path') header.path = value;
  else if (name === '#fields') header.fields = parts;
  else if (name === '#types') header.types = parts;
}

/** Whether a text starts with the header of a Zeek log; comments may come before it. */
export function isZeek(text: string): boolean {
  for (let at = 0; text[at] === '#'; ) {
    if (text.startsWith('#separator', at) || text.startsWith('#fields', at)) return true;
    const end = text.indexOf('\n', at);
    if (end < 0) return false;
    at = end + 1;
  }
  return false;
}

/** Reads Zeek's own log format: lines of fields apart by tabs, below a header that names and types them. */
export function readZeek(text: string, gathering: Gathering): void {
  let header = newHeader();
  let isClosed = false;
  let number = 0;
  for (const ended of text.split('\n')) {
    number++;
    const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (line === '') continue;
    if (line.startsWith('#')) {
      // Several logs may follow each other; each starts with its separator.
      if (line.startsWith('#separator')) header = newHeader();
      isClosed = line.startsWith('#close');
      readSetting(line, header);
      continue;
    }
    if (gathering.isFull()) gathering.reject('');
    else readLine(line, number, header, gathering);
    if (isClosed) gathering.note('Lines stand behind the #close of their log; they were read like those before it.');
  }
}

function readLine(line: string, number: number, header: Header, gathering: Gathering): void {
  const { fields, types, unsetField, path } = header;
  if (fields === null) {
    gathering.reject(`Line ${number}: no #fields line before it names its fields.`);
    return;
  }
  const parts = line.split(header.separator);
  if (parts.length !== fields.length) {
    gathering.reject(`Line ${number}: it has ${parts.length} fields where #fields names ${fields.length}.`);
    return;
  }
  const document: Fields = path === null ? {} : { _path: path };
  for (const [at, name] of fields.entries()) {
    const part = parts[at] ?? '';
    if (part !== unsetField && !isUnsafe(name)) document[name] = readField(part, types[at] ?? 'string', header);
  }
  gathering.add(nest(document));
}
