import { write, writeSync } from 'node:fs';

type LogStream = { write(line: string): void };
type BeginWrite = (file: number, chunk: Buffer, end: (cause: Error | null, written: number) => void) => void;

const mostWaiting = 4 * 1024 * 1024;
const againAfterMs = 250;
/** A slow write means that the reader does not read. */
const blockedAfterMs = 1_000;

/**
 * Writes log lines to standard output, asynchronously. While the reader does not read, or a disk is full, 4 MB are
 * buffered; later lines are dropped, their number is logged once there is room, and the process can still end.
 */
export function openLogStream(file = 1, most = mostWaiting, begin: BeginWrite = write): LogStream {
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let isScheduled = false;
  let writingSince: number | undefined;

  function add(line: string): void {
    waiting.push(line);
    size += line.length;
  }

  function takeWaiting(): Buffer {
    if (dropped > 0)
      add(
        `{"level":40,"time":${Date.now()},"msg":"${dropped} lines of the log were dropped: its output was blocked"}\n`,
      );
    const chunk = Buffer.from(waiting.join(''));
    waiting = [];
    size = 0;
    dropped = 0;
    return chunk;
  }

  function next(): void {
    isScheduled = false;
    writingSince = undefined;
    if (waiting.length > 0) put(takeWaiting());
  }

  function put(chunk: Buffer): void {
    writingSince ??= performance.now();
    begin(file, chunk, (cause, written) => {
      if (cause) setTimeout(put, againAfterMs, chunk).unref();
      else if (written < chunk.length) put(chunk.subarray(written));
      else next();
    });
  }

  process.once('exit', () => {
    const isBlocked = writingSince !== undefined && performance.now() - writingSince > blockedAfterMs;
    if (!isBlocked && waiting.length > 0) writeSync(file, takeWaiting());
  });

  return {
    write(line) {
      if (size + line.length > most) {
        dropped++;
        return;
      }
      add(line);
      if (isScheduled || writingSince !== undefined) return;
      isScheduled = true;
      setImmediate(next);
    },
  };
}
