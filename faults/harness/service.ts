import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL and what belongs to it do not run as root; Debian's package brings a user for them. */
const findOwner = () => {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return { uid, gid };
};

/** A new folder that services may write to. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-fault-'));
  const { uid, gid } = findOwner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });

/** Runs a program to its end as the user of services. */
export const runOnce = (program: string, words: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  execFileSync(program, words, {
    ...findOwner(),
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });

export type Service = ReturnType<typeof startService>;

/** Starts a program that keeps running, as the user of services or as us. It ends with this process at the latest. */
export function startService(
  program: string,
  words: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  isUnprivileged = true,
) {
  const child = spawn(program, words, {
    ...(isUnprivileged && findOwner()),
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-200_000);
    });
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  const ended = once(child, 'exit').then(() => process.off('exit', takeAlong));
  return {
    pid: child.pid ?? 0,
    ended,
    log: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Asks again and again until it holds; throws after `withinMs`. Resolves with the milliseconds that it took. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 30_000,
  everyMs = 50,
): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < withinMs) {
    if (await holds()) return performance.now() - begin;
    await wait(everyMs);
  }
  throw new Error(`After ${withinMs / 1000} s still not: ${what}`);
}
