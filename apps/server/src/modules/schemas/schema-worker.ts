import { parentPort } from 'node:worker_threads';
import { ApiError } from '@halyard/contracts/errors.ts';
import { doTask } from './run-schema-task.ts';
import type { ToWorker, WorkerReply } from './schema-tasks.ts';

type Piece = Uint8Array | null;

const say = (reply: WorkerReply) => parentPort?.postMessage(reply);

// What is not an error ends the thread with its error, and the thread that started it hears of it.
function answerRejection(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  say({ kind: 'rejected', code: error.code, message: error.message });
}

/** Pieces of one sample as they are sent; each is said to be taken once the next one is wanted. */
function createPieces() {
  const waiting: Piece[] = [];
  let wake = () => {};

  function put(piece: Piece) {
    waiting.push(piece);
    wake();
  }

  async function* take(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const piece = waiting.shift();
      if (piece === null) return;
      if (piece) {
        yield piece;
        say({ kind: 'taken' });
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }

  return { put, take };
}

/** The entry of the worker thread: one order after the other. Pieces belong to the order before them. */
function serve() {
  let pieces = createPieces();
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'piece') return pieces.put(message.piece);
    pieces = createPieces();
    doTask(message.order, pieces.take)
      .then((answer) => say({ kind: 'done', answer }))
      .catch(answerRejection);
  });
}

serve();
