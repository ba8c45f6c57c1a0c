import { type SessionEnded, sessionEnded } from '@halyard/contracts/work/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../api/live.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { createFollower } from './follow.ts';
import { createRefresher } from './refresh.ts';

/** A hidden tab disconnects after this long, and reconnects when it is visible. */
const hiddenForMs = 5 * 60_000;

/** The content of the last message of the stream; undefined for any other. */
function readEndOfSession({ event, data }: EventSourceMessage): SessionEnded | undefined {
  if (event !== 'session-ended') return undefined;
  return sessionEnded.safeParse(JSON.parse(data)).data ?? { code: '' };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Calls `start` while the tab is visible, or was recently; its return value stops it. */
function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onChange() {
    clearTimeout(timer);
    if (!document.hidden) stop ??= start();
    else
      timer = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, hiddenForMs);
  }
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    clearTimeout(timer);
    stop?.();
  };
}

/** Follows events and invalidates queries; without it screens poll every 60 s. */
export function LiveUpdates() {
  const open = useContext(LiveContext);
  const queries = useQueryClient();
  const { endRejected: end } = useSessionStore();
  useEffect(() => {
    if (!open) return;
    const refresher = createRefresher({ queries, now: () => Date.now() });
    const onFrame = (frame: EventSourceMessage) => {
      const ended = readEndOfSession(frame);
      if (ended) end(ended.code);
      else refresher.onFrame(frame);
    };
    const follow = createFollower({ open, onFrame, wait, chance: Math.random });
    const stop = whileVisible(() => {
      const stopping = new AbortController();
      void follow(stopping.signal);
      return () => stopping.abort();
    });
    return () => {
      stop();
      refresher.stop();
    };
  }, [open, queries, end]);
  return null;
}
