import { type ChildProcess, fork } from 'node:child_process';
import { type ToChild, type ToParent, WorkerDied, WorkerTimedOut, WorkFailed } from './worker-messages.ts';
import type { AskOptions, WorkerOptions } from './worker-options.ts';

type Request = {
  readonly settle: (outcome: { value: unknown } | { error: unknown }) => void;
  readonly stop: (reason: unknown) => void;
  readonly onNote: AskOptions['onNote'];
};

type ChildOptions = WorkerOptions & { readonly graceMs: number };

/**
 * One run of a child process. `onLeave` is called as soon as it takes no more requests, which may be before its end.
 * While idle, the child does not keep this process alive.
 */
export function startChild({ idleMs, graceMs, ...options }: ChildOptions, onLeave: () => void) {
  const child = forkScript(options);
  const requests = new Map<number, Request>();
  const ended = endOf(child);
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  // A message to a child that has just died is lost; its end rejects the request.
  const send = (message: ToChild) => void child.send(message, () => undefined);

  function kill() {
    onLeave();
    // Waiting for the end must keep the process alive.
    keepAlive(child, true);
    child.kill('SIGKILL');
  }

  function rest() {
    if (requests.size > 0) return;
    keepAlive(child, false);
    if (idleMs === undefined) return;
    idle = setTimeout(kill, idleMs);
    idle.unref();
  }

  async function takeNote({ note, of, value }: Extract<ToParent, { note: number }>) {
    try {
      await requests.get(of)?.onNote?.(value);
    } catch (error) {
      requests.get(of)?.stop(error);
    }
    send({ noted: note });
  }

  child.on('message', (message: ToParent) => {
    if ('note' in message) void takeNote(message);
    else if ('answer' in message) requests.get(message.answer)?.settle({ value: message.value });
    else requests.get(message.failed)?.settle({ error: new WorkFailed(message.problem) });
  });

  void ended.then((how) => {
    clearTimeout(idle);
    onLeave();
    for (const request of requests.values()) request.settle({ error: new WorkerDied(how) });
  });

  function ask(kind: string, payload: unknown, { signal, limitMs, onNote }: AskOptions) {
    const id = ++lastId;
    return new Promise<unknown>((resolve, reject) => {
      let stopped: { reason: unknown } | null = null;
      let grace: NodeJS.Timeout | undefined;

      function stop(reason: unknown) {
        if (stopped) return;
        stopped = { reason };
        send({ stop: id });
        grace = setTimeout(kill, graceMs);
      }
      const stopByHand = () => stop(signal?.reason);
      const tooLate = () => stop(new WorkerTimedOut(`The request took longer than ${limitMs} ms.`));
      const limit = limitMs === undefined ? undefined : setTimeout(tooLate, limitMs);

      function settle(outcome: { value: unknown } | { error: unknown }) {
        clearTimeout(limit);
        clearTimeout(grace);
        signal?.removeEventListener('abort', stopByHand);
        requests.delete(id);
        rest();
        if (stopped) reject(stopped.reason);
        else if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value);
      }

      clearTimeout(idle);
      keepAlive(child, true);
      requests.set(id, { settle, stop, onNote });
      signal?.addEventListener('abort', stopByHand);
      try {
        send({ ask: id, kind, payload });
      } catch (error) {
        settle({ error });
      }
    });
  }

  /** Kills immediately if idle; otherwise the running request is interrupted and has the usual grace. */
  function end() {
    onLeave();
    if (requests.size === 0) return kill();
    for (const request of requests.values()) request.stop(new WorkerDied('The worker was closed.'));
    void Promise.race([ended, nothingLeft()]).then(kill);
  }

  async function nothingLeft() {
    while (requests.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  return { ask, end, ended: ended.then(() => undefined), pid: child.pid };
}

/** The child sees neither the environment nor the standard input and output of this process: secrets stay here. */
function forkScript({ script, maxOldSpaceMb }: Pick<WorkerOptions, 'script' | 'maxOldSpaceMb'>) {
  return fork(script, [], {
    execArgv: [`--max-old-space-size=${maxOldSpaceMb}`],
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, SystemRoot: process.env.SystemRoot },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`The worker ended (${signal ?? `code ${code}`}).`));
    child.once('error', (error) => resolve(`The worker could not be started: ${error.message}`));
  });
}

function keepAlive(child: ChildProcess, alive: boolean) {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
