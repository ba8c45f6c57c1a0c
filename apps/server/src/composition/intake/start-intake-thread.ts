import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database, DatabaseLoan } from '../../database/database.ts';
import type { DeadDelivery, IntakeWorker } from '../../modules/intake/intake-worker.ts';
import { findWaiting } from '../../modules/intake/read-waiting.ts';
import type { Message } from '../../modules/live/announce-writes.ts';
import type { HeardEvent, IntakeThreadData, Order, Report } from './thread-messages.ts';

const script = new URL('./intake-thread.ts', import.meta.url);
/** Deliveries waiting since before the start, or from a dead node, are found within this interval. */
const lookEveryMs = 1_000;
/** A thread that keeps dying must not take down the whole machine. */
const againAfterMs = 1_000;

type Options = Omit<IntakeThreadData, 'loan'> & {
  readonly database: Pick<Database, 'read'>;
  readonly lend: () => DatabaseLoan;
  readonly onCommitted: (messages: readonly Message[]) => void;
  readonly hear: (event: HeardEvent) => void;
  readonly onFailure: (cause: unknown) => void;
  readonly onDead: (delivery: DeadDelivery) => void;
};

/**
 * Makes alerts of deliveries in a thread with its own connection, so that people who ask do not wait while many alerts
 * come in. The thread begins with the first delivery; one that dies is replaced, and continues with what waits.
 */
export function startIntakeThread({
  database,
  lend,
  masterKey,
  config,
  onCommitted,
  hear,
  onFailure,
  onDead,
}: Options): IntakeWorker {
  let thread: { readonly worker: Worker; readonly ended: Promise<unknown> } | undefined;
  let isStopped = false;
  const settled: (() => void)[] = [];

  function take(report: Report): void {
    if (report.is === 'committed') onCommitted(report.messages);
    else if (report.is === 'heard') hear(report.event);
    else if (report.is === 'failed') onFailure(report.cause);
    else if (report.is === 'dead') onDead(report.delivery);
    else settled.shift()?.();
  }

  function begin(): Worker {
    const loan = lend();
    const { productName, publicUrl, smtpUrl, mailFrom, supportEmail, smsGateway, hasOutboxPage, tracing } = config;
    const workerData: IntakeThreadData = {
      loan,
      masterKey,
      config: { productName, publicUrl, smtpUrl, mailFrom, supportEmail, smsGateway, hasOutboxPage, tracing },
    };
    const begun = new Worker(script, {
      workerData,
      transferList: loan.dialect === 'sqlite' ? [loan.turns] : [],
      env: {},
    });
    begun.unref();
    begun.on('message', take);
    begun.on('error', onFailure);
    return begun;
  }

  async function replaceAfter(ended: Promise<unknown>): Promise<void> {
    await ended;
    if (!isStopped) await wait(againAfterMs, undefined, { ref: false });
    thread = undefined;
    for (const resolve of settled.splice(0)) resolve();
  }

  function current(): Worker {
    if (thread) return thread.worker;
    const worker = begin();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    thread = { worker, ended };
    void replaceAfter(ended);
    return worker;
  }

  function say(order: Order): void {
    if (!isStopped) current().postMessage(order);
  }

  async function look(): Promise<void> {
    if (!thread && (await findWaiting(database.read)).length > 0) say({ do: 'wake', sourceId: undefined });
  }

  const woken = new Set<string | undefined>();
  /** The thread is notified once for all deliveries stored in one turn of the event loop. */
  function wake(sourceId?: string): void {
    if (woken.size === 0)
      setImmediate(() => {
        for (const id of woken) say({ do: 'wake', sourceId: id });
        woken.clear();
      });
    woken.add(sourceId);
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    wake,
    start() {
      timer = setInterval(() => void look().catch(onFailure), lookEveryMs).unref();
    },
    /** Resolves once no delivery waits to be mapped anymore. */
    async settle(): Promise<void> {
      while (!isStopped && (await findWaiting(database.read)).length > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        settled.push(resolve);
        say({ do: 'settle' });
        await promise;
      }
    },
    /** Ends after the batches that are being written. */
    async stop(): Promise<void> {
      clearInterval(timer);
      const ended = thread?.ended;
      if (ended) say({ do: 'stop' });
      isStopped = true;
      await ended;
    },
  };
}
