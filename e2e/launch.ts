import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

export type Settings = Readonly<Record<string, string>>;
export type Ended = { readonly code: number | null; readonly output: string };
export type Launched = {
  readonly pid: number | undefined;
  readonly ended: Promise<Ended>;
  /** Its output so far. */
  readonly output: () => string;
  /** Sends the signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>;
};

/**
 * Runs a script of the server in its own process, behind the words of `before`, with these settings and none of ours.
 */
export function launch(
  script: 'main.ts' | 'verify-audit.ts' | 'halyard.ts',
  settings: Settings,
  words: readonly string[] = [],
  before: readonly string[] = [],
): Launched {
  // As tools/start.mjs and the package start it.
  const lean = ['--max-semi-space-size=4'];
  const [program = '', ...rest] = [...before, process.execPath, ...lean, `apps/server/src/${script}`, ...words];
  const child = spawn(program, rest, {
    cwd: repository,
    env: { PATH: process.env.PATH ?? '', MALLOC_ARENA_MAX: '2', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // A test run that is cut off leaves no server behind.
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  const ended = once(child, 'close').then(([code]): Ended => {
    process.off('exit', takeAlong);
    return { code, output };
  });
  return {
    pid: child.pid,
    ended,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

// Operating systems take the ports of outgoing connections from above these: a server that is started again finds its
// port free, however many browsers are open.
const ports = { from: 15_000, to: 30_000 };

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port that no one listens on now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(ports.from, ports.to);
    if (await canListen(port)) return port;
  }
  throw new Error(`no port from ${ports.from} to ${ports.to} is free`);
}

const readyWithinMs = 30_000;

/** Waits until the server accepts requests; throws its output if it ends before that. */
export async function waitUntilReady(url: string, { ended }: Launched): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  let end: Ended | undefined;
  ended.then((how) => {
    end = how;
  });
  while (Date.now() < deadline) {
    if (end) throw new Error(`the server ended with code ${end.code} before it was ready:\n${end.output}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`the server was not ready within ${readyWithinMs} ms`);
}
