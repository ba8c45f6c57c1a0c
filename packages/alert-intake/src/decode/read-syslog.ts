import type { Fields } from './fields.ts';
import type { Gathering } from './gathering.ts';
import { readCef } from './read-cef.ts';
import { readLeef } from './read-leef.ts';
import { readRfc3164 } from './rfc3164.ts';
import { readRfc5424 } from './rfc5424.ts';
import { splitFrames } from './split-frames.ts';
import type { SyslogHeader } from './syslog-header.ts';

/** 23 facilities of 8 severities, and the last of them. */
const priorityMax = 191;
const priorityPattern = /^<(\d{1,3})>/;

const withoutHeader = (message: string): SyslogHeader => ({
  format: 'none',
  version: null,
  timestamp: null,
  hostname: null,
  appName: null,
  procId: null,
  msgId: null,
  structuredData: {},
  message,
});

/** One message as a document; whatever it is, its text is somewhere in it. */
export function readSyslogLine(line: string): Readonly<Fields> {
  const found = priorityPattern.exec(line);
  const number = found ? Number(found[1]) : null;
  const priority = number !== null && number <= priorityMax ? number : null;
  const from = priority === null ? 0 : (found?.[0].length ?? 0);
  const header = readRfc5424(line, from) ?? readRfc3164(line, from, priority !== null) ?? withoutHeader(line);
  const syslog = Object.assign(
    {
      priority,
      facility: priority === null ? null : Math.floor(priority / 8),
      severity: priority === null ? null : priority % 8,
    },
    header,
  );
  const cef = readCef(header.message);
  const leef = cef ? null : readLeef(header.message);
  return cef ? { syslog, cef } : leef ? { syslog, leef } : { syslog };
}

/** Reads a stream of syslog messages, of lines or counted; blank ones are no documents. */
export function readSyslog(bytes: Uint8Array, gathering: Gathering): void {
  const { frames, misfits } = splitFrames(bytes);
  if (misfits > 0) gathering.note('Octet counts do not fit their messages; those were read line by line.');
  const decoder = new TextDecoder();
  for (const { from, to } of frames) {
    if (gathering.isFull()) {
      gathering.reject('');
      continue;
    }
    const line = decoder.decode(bytes.subarray(from, to)).replaceAll('\0', '').trim();
    if (line !== '') gathering.add(readSyslogLine(line));
  }
}
