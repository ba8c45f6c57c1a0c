import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { OpenLive } from '../../api/live.ts';

const shortestWaitMs = 1_000;
const longestWaitMs = 60_000;
/** Three missed heartbeats: the other end is gone. */
const silentForMs = 45_000;

type Ports = {
  readonly open: OpenLive;
  readonly onFrame: (frame: EventSourceMessage) => void;
  /** Resolves after that time, or immediately when `signal` is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, so that a thousand browsers do not reconnect at the same moment. */
  readonly chance: () => number;
};

/** How long to wait before the next attempt; `failures` counts those in a row. */
export function waitBefore(failures: number, chance: number): number {
  const most = Math.min(longestWaitMs, shortestWaitMs * 2 ** Math.min(failures, 10));
  return most / 2 + (most / 2) * chance;
}

/** Follows the stream until `signal` is aborted, reconnecting as needed. Returns the last position. */
export function createFollower({ open, onFrame, wait, chance }: Ports) {
  let after: string | undefined;

  async function readToTheEnd(outer: AbortSignal): Promise<boolean> {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const receivedSomething = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silentForMs);
    };
    let hasReceived = false;
    try {
      receivedSomething();
      const signal = AbortSignal.any([outer, silence.signal]);
      const stream = await open({ after, signal });
      signal.throwIfAborted();
      const reader = stream
        .pipeThrough(new TextDecoderStream() as never)
        .getReader() as ReadableStreamDefaultReader<string>;
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
      const parser = createParser({
        onEvent: onFrame,
        onId(id) {
          after = id;
        },
      });
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return hasReceived;
        hasReceived = true;
        receivedSomething();
        parser.feed(value);
      }
    } catch {
      // Rejected, disconnected or silent: the only option is to reconnect later.
      return hasReceived;
    } finally {
      clearTimeout(timer);
    }
  }

  return async function follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      failures = (await readToTheEnd(signal)) ? 0 : failures + 1;
      if (!signal.aborted) await wait(waitBefore(failures, chance()), signal);
    }
  };
}
