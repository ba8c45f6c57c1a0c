import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { ApiError } from '@halyard/contracts/errors.ts';
import { runTask } from './run-schema-task.ts';
import type { Order, Piece, WorkerReply } from './schema-tasks.ts';

/** Chunks of one sample; each is acknowledged when the next one is requested. */
async function* takePieces(port: MessagePort): AsyncGenerator<Uint8Array> {
  for await (const [piece] of on(port, 'message') as AsyncIterable<[Piece]>) {
    if (piece === null) return;
    yield piece;
    port.postMessage('taken');
  }
}

/** One order in a thread. An error with a code is an answer, since codes do not travel with errors. */
export async function work({ order, port }: { order: Order; port: MessagePort }): Promise<WorkerReply> {
  try {
    return { kind: 'done', answer: await runTask(order, () => takePieces(port)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'rejected', code: error.code, message: error.message };
  } finally {
    port.close();
  }
}
