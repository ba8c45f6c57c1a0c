import { readStructuredData } from './structured-data.ts';
import { endOfWord, isPayload, type SyslogHeader } from './syslog-header.ts';

// Meraki and others write seconds since 1970 where the standard wants ISO 8601.
const startPattern = /([1-9]\d{0,2}) (-|\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d\S{0,40}|\d{10}(?:\.\d{1,9})?) /y;

const nilToNull = (word: string) => (word === '-' || word === '' ? null : word);

const toMessage = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text);

/**
 * Reads what follows the priority as RFC 5424; null where it does not start like it. Many senders leave fields out: then
 * all that is sure is time and host, and the rest is the message, so that nothing is lost.
 */
export function readRfc5424(line: string, from: number): SyslogHeader | null {
  startPattern.lastIndex = from;
  const start = startPattern.exec(line);
  if (!start) return null;
  const words: string[] = [];
  let at = from + start[0].length;
  for (let count = 0; count < 4 && at <= line.length; count++) {
    const end = endOfWord(line, at);
    words.push(line.slice(at, end));
    if (count === 0 && isPayload(words[0] ?? '')) break;
    at = end + 1;
  }
  const [host = '', app = '', process = '', id = ''] = words;
  const hasHost = !isPayload(host);
  const base = { format: 'rfc5424', version: Number(start[1]), timestamp: nilToNull(start[2] ?? '') } as const;
  const hostname = hasHost ? nilToNull(host) : null;
  const isWhole = hasHost && words.length === 4 && !isPayload(app) && app !== '' && process !== '' && id !== '';
  const data = isWhole ? readData(line, at, process) : null;
  if (!data) {
    const messageStart = from + start[0].length + (hasHost ? host.length : 0);
    const message = toMessage(line.slice(messageStart).trimStart());
    return Object.assign({ hostname, appName: null, procId: null, msgId: null, structuredData: {}, message }, base);
  }
  const names = { appName: nilToNull(app), procId: nilToNull(process), msgId: nilToNull(id) };
  return Object.assign({ hostname }, names, data, base);
}

/** Structured data and message; null where it is not sure that the words before were the fields of the standard. */
function readData(
  line: string,
  from: number,
  process: string,
): Pick<SyslogHeader, 'structuredData' | 'message'> | null {
  const sign = line[from];
  const isNil = sign === '-' && (line[from + 1] === ' ' || line[from + 1] === undefined);
  if (isNil) return { structuredData: {}, message: toMessage(line.slice(from + 2)) };
  const data = sign === '[' ? readStructuredData(line, from) : null;
  const next = data ? line[data.end] : undefined;
  if (data && (next === ' ' || next === undefined))
    return { structuredData: data.elements, message: toMessage(line.slice(data.end + 1)) };
  // Broken or missing structured data is part of the message. A process number says that the words before are right.
  return sign === '[' || /^(?:-|\d{1,10})$/.test(process) ? { structuredData: {}, message: line.slice(from) } : null;
}
