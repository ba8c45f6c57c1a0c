import type { ServerResponse } from 'node:http';
import type { Credentials } from '../../platform/callers/identify.ts';
import { type Follower, heartbeatFrame, resyncFrame } from './live-event.ts';

const bufferedAtMost = 262_144;
const graceMs = 5_000;

/** One open stream. It buffers messages until it has its connection. */
export type LiveStream = {
  readonly personId: string;
  readonly credentials: Credentials;
  follower(): Follower;
  setAdmin(isAdmin: boolean): void;
  /** Sends `first`, then the buffer, then all new messages. */
  attach(connection: ServerResponse, first: string): void;
  send(frames: string): void;
  beat(): void;
  /** Ends it, with these frames before. */
  end(last?: string): void;
};

type Options = {
  readonly follower: Follower;
  readonly credentials: Credentials;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
};

export function createLiveStream({ follower, credentials, onEnd }: Options): LiveStream {
  const { personId } = follower;
  let { isAdmin } = follower;
  let connection: ServerResponse | undefined;
  let kept = '';
  let isOver = false;
  let wasStuck = false;

  function finish() {
    if (isOver) return;
    isOver = true;
    onEnd();
  }

  function close(last: string) {
    if (isOver) return;
    const open = connection;
    finish();
    if (!open) return;
    open.end(last);
    // A client that does not read does not receive the end either.
    setTimeout(() => open.destroy(), graceMs).unref();
  }

  function send(frames: string) {
    if (isOver) return;
    if ((connection?.writableLength ?? kept.length) + frames.length > bufferedAtMost) return close(resyncFrame);
    if (connection) connection.write(frames);
    else kept += frames;
  }

  return {
    personId,
    credentials,
    send,
    follower: () => ({ personId, isAdmin }),
    setAdmin(value) {
      isAdmin = value;
    },
    attach(opened, first) {
      connection = opened;
      opened.on('close', finish);
      opened.on('error', finish);
      if (isOver || opened.destroyed) {
        finish();
        opened.end(resyncFrame);
        return;
      }
      opened.write(first + kept);
      kept = '';
    },
    beat() {
      if (isOver || !connection) return;
      // Nothing was read since the last heartbeat: the client is gone or does not read.
      const isStuck = connection.writableLength > 0;
      if (isStuck && wasStuck) return connection.destroy() && undefined;
      wasStuck = isStuck;
      send(heartbeatFrame);
    },
    end: (last = '') => close(last),
  };
}
