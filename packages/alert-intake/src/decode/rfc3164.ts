import { endOfWord, isPayload, type SyslogHeader } from './syslog-header.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun),? {1,2})?';
const year = '(?:19|20)\\d\\d';
const time = '\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?';
const zoneName =
  '(?:utc|gmt|z|est|edt|cst|cdt|mst|mdt|pst|pdt|cet|cest|bst|ist|jst|kst|msk|eet|eest|wet|west|aest|aedt|sgt|hkt)';
const zone = `(?: ?(?:${zoneName}|(?:${zoneName})?[+-]\\d\\d:?\\d\\d))?`;

/** Dates as devices write them. Each has bounded parts only, and a space, a colon or the end behind it. */
const datePatterns = [
  // Oct 11 22:14:15, Oct 11 2025 22:14:15.003 UTC, Oct 11 22:14:15 2025, 2025 Oct 11 22:14:15
  `[*.]?${weekday}(?:${year} )?${month} {1,2}\\d{1,2},?(?: ${year})? ${time}(?: ${year})?${zone}`,
  // 2025-10-11T22:14:15.003Z, 2025-10-11 22:14:15,003 +0200, 2025/10/11 22:14:15
  `\\d{4}([-/])\\d\\d\\1\\d\\d[t ]\\d\\d:\\d\\d(?::\\d\\d(?:[.,]\\d{1,12})?)?${zone}`,
  // 11/10/2025:22:14:15 GMT, 11.10.2025 22:14:15
  `\\d{1,2}([-/.])\\d{1,2}\\1\\d{4}[: ]${time}${zone}`,
  // 11 Oct 2025 22:14:15, 11-Oct-2025 22:14:15
  `${weekday}\\d{1,2}([-/ ])${month}\\1${year}[: ]${time}${zone}`,
].map((source) => new RegExp(`${source}(?=[: ]|$)`, 'iy'));

const sequencePattern = /\d{1,10}: {1,2}/y;
const epochPattern = /\d{10}(?:\.\d{1,9})?(?= )/y;
const tagPattern = /([\w./%@#~-]{1,64})(?:\[([^\]\s]{1,64})\])?:(?= |$)/y;
const pidTagPattern = /([\w./%@#~-]{1,64})\[([^\]\s]{1,64})\]:?/y;
const hostPattern = /^[\w.:%-]{1,255}$/;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const skipSpaces = (text: string, from: number) => {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
};

const matchTag = (line: string, at: number) => {
  const tag = match(tagPattern, line, at) ?? match(pidTagPattern, line, at);
  return tag && !isPayload(`${tag[1]}:`) ? tag : null;
};

/** The length of the date at `at`; zero where there is none. */
function dateLength(line: string, at: number, hasPriority: boolean): number {
  for (const pattern of datePatterns) {
    const date = match(pattern, line, at);
    if (date) return date[0].length;
  }
  return hasPriority ? (match(epochPattern, line, at)?.[0].length ?? 0) : 0;
}

/** The word after a date is the host unless it is a tag or cannot be a name; then the host was left out. */
function readHost(line: string, at: number): string | null {
  const word = line.slice(at, Math.min(endOfWord(line, at), at + 256));
  const isLast = at + word.length >= line.length;
  return !isLast && hostPattern.test(word) && !word.endsWith(':') && !isPayload(word) && !word.startsWith('%')
    ? word
    : null;
}

/**
 * Reads what follows the priority as RFC 3164, which only describes what devices did: a date, a host and a tag, each of
 * which may be missing. Null where nothing says that it is syslog at all.
 */
export function readRfc3164(line: string, from: number, hasPriority: boolean): SyslogHeader | null {
  const start = skipSpaces(line, from);
  // Cisco numbers its messages before the date.
  const sequence = match(sequencePattern, line, start)?.[0].length ?? 0;
  const length = dateLength(line, start + sequence, hasPriority);
  if (length === 0 && !hasPriority) return null;
  const dateStart = length > 0 ? start + sequence : start;
  let at = dateStart + length;
  // A colon right behind the date says that no host follows.
  const hasColon = length > 0 && line[at] === ':';
  at = skipSpaces(line, hasColon ? at + 1 : at);
  const hostname = length > 0 && !hasColon ? readHost(line, at) : null;
  if (hostname !== null) at = skipSpaces(line, at + hostname.length);
  if (hostname !== null && line[at] === ':' && line[at + 1] === ' ') at = skipSpaces(line, at + 1);
  const tag = matchTag(line, at);
  if (tag) at = skipSpaces(line, at + tag[0].length);
  return {
    format: 'rfc3164',
    version: null,
    timestamp: length > 0 ? line.slice(dateStart, dateStart + length).replace(/^[*.]/, '') : null,
    hostname,
    appName: tag?.[1] ?? null,
    procId: tag?.[2] ?? null,
    msgId: null,
    structuredData: {},
    message: line.slice(at),
  };
}
