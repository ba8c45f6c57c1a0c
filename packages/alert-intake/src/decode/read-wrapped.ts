import { type Fields, isFields } from './fields.ts';
import { type Gathering, startGathering } from './gathering.ts';
import { readJson } from './read-json.ts';
import { readSyslog, readSyslogLine } from './read-syslog.ts';
import { isPayload } from './syslog-header.ts';

// A log line may start with a bracket, too; a list has a value or its end behind it.
const jsonStart = /^\s*(?:\{|\[\s*["{[\]])/;
export const isJson = (text: string): boolean => jsonStart.test(text);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** The line that a shipper put into a document; of several that one which holds CEF or LEEF. */
function lineOf(document: Readonly<Fields>): string | null {
  const event = isFields(document.event) ? document.event : {};
  const { message, log, raw, _raw: splunk } = document;
  const lines = [message, isFields(log) ? log.original : log, event.original, raw, splunk].flatMap(
    (value) => textOf(value) ?? [],
  );
  return lines.find((line) => line.split(/\s/).some(isPayload)) ?? lines[0] ?? null;
}

/** Fields that the line lacks but the shipper knows. */
function complete(read: Readonly<Fields>, { host, hostname, timestamp, '@timestamp': at }: Readonly<Fields>): Fields {
  const syslog = isFields(read.syslog) ? read.syslog : {};
  const name = isFields(host) ? (host.name ?? host.hostname) : (host ?? hostname);
  const known = {
    hostname: syslog.hostname ?? textOf(name),
    timestamp: syslog.timestamp ?? textOf(at) ?? textOf(timestamp),
  };
  return Object.assign({}, read, { syslog: Object.assign({}, syslog, known) });
}

function open(document: unknown): Readonly<Fields> {
  const line = isFields(document) ? lineOf(document) : null;
  // Without a line in it the document itself is the message, so that its text is kept.
  return isFields(document) && line !== null
    ? complete(readSyslogLine(line.trim()), document)
    : readSyslogLine(JSON.stringify(document));
}

/**
 * Reads what a source of syslog sends as JSON: shippers put each line into a document. Where it is not JSON throughout, it
 * is lines as always.
 */
export function readWrapped(text: string, bytes: Uint8Array, gathering: Gathering): void {
  const inner = startGathering();
  readJson(text, inner);
  const { documents, rejections, notes } = inner.finish();
  const isBroken = rejections.some(({ reason }) => reason === 'not_readable');
  if (isBroken && !text.trimStart().startsWith('[')) {
    readSyslog(bytes, gathering);
    return;
  }
  for (const note of notes) gathering.note(note);
  for (const one of [...documents, ...rejections].toSorted((a, b) => a.place - b.place))
    if ('value' in one) gathering.add(open(one.value));
    else for (let left = one.count ?? 1; left > 0; left--) gathering.reject(one.detail);
}
