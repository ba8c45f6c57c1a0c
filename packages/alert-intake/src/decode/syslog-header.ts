import type { Fields } from './fields.ts';

/** What is before the message of a syslog line. Times are as written: a reader of times judges them, not this. */
export type SyslogHeader = {
  readonly format: 'rfc5424' | 'rfc3164' | 'none';
  readonly version: number | null;
  readonly timestamp: string | null;
  readonly hostname: string | null;
  readonly appName: string | null;
  readonly procId: string | null;
  readonly msgId: string | null;
  readonly structuredData: Readonly<Record<string, Readonly<Fields>>>;
  readonly message: string;
};

/** CEF and LEEF look like a host or a tag, and belong to the message. */
export const isPayload = (word: string): boolean => word.startsWith('CEF:') || word.startsWith('LEEF:');

/** The end of the word that starts at `from`. */
export function endOfWord(text: string, from: number): number {
  const end = text.indexOf(' ', from);
  return end < 0 ? text.length : end;
}
