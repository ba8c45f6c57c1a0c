import { createCircuitBreaker } from '@halyard/contracts/concurrency/circuit-breaker.ts';
import type { AssistantFrame } from '@halyard/contracts/work/assistant.ts';
import type { Asked, Outcome } from '../asked.ts';
import { type Fetch, guardFetch } from './guard-fetch.ts';
import { ModelError } from './model-error.ts';
import { openProvider, type Provider } from './open-provider.ts';

export type ModelSettings = Provider & {
  /** Milliseconds for the whole answer; 20,000 unless said otherwise. */
  readonly timeoutMs?: number;
  /** Calls of tools in one answer; 8. */
  readonly maxSteps?: number;
  /** Tokens of one reply of the model; 1,500. */
  readonly maxOutputTokens?: number;
  /** Bytes of the answer's text; 16,384. */
  readonly maxBytes?: number;
};

type Ports = {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A language model somewhere else. */
export type Model = {
  readonly name: string;
  /** Where questions are sent to. */
  readonly host: string;
  /**
   * Returns a question with what `asked.read` finds. Throws `ModelError` where the model gave no answer that can be
   * shown, the reason of `stop` when it is aborted, and what `read` throws when that is no error.
   */
  readonly ask: (asked: Asked, onFrame: (frame: AssistantFrame) => void, stop?: AbortSignal) => Promise<Outcome>;
};

/** Failures in a row after which a model is left alone, and for how long. */
const failuresMax = 3;
const pauseMs = 30_000;

// Around every few letters of a streamed reply stand some hundred bytes of protocol.
const bytesPerByte = 256;

/** Ends with the first reason it is given: time-out, a failure underneath, or whoever asked going away. */
function openStopper(timeoutMs: number, outside: AbortSignal | undefined) {
  const stopper = new AbortController();
  const timer = setTimeout(() => stopper.abort(new ModelError('timeout')), timeoutMs);
  const follow = () => stopper.abort(outside?.reason);
  if (outside?.aborted) follow();
  outside?.addEventListener('abort', follow, { once: true });
  const close = () => {
    clearTimeout(timer);
    outside?.removeEventListener('abort', follow);
    // Whatever still runs is not waited for.
    stopper.abort(new ModelError('timeout'));
  };
  return { stopper, close };
}

/** Opens a model by its settings; nothing is sent or loaded before the first question. */
export function createModel(settings: ModelSettings, { fetch, now }: Ports): Model {
  const { timeoutMs = 20_000, maxSteps = 8, maxOutputTokens = 1_500, maxBytes = 16_384 } = settings;
  const limits = { callsMax: maxSteps, outputTokensMax: maxOutputTokens, bytesMax: maxBytes };
  const breaker = createCircuitBreaker({ clock: now, failuresMax, pauseMs, trial: 'one' });

  async function answer(asked: Asked, onFrame: (frame: AssistantFrame) => void, stop: AbortSignal | undefined) {
    const { stopper, close } = openStopper(timeoutMs, stop);
    const onFailure = (error: ModelError) => stopper.abort(error);
    try {
      const { answerWithModel } = await import('./answer-with-model.ts');
      const model = await openProvider(settings, guardFetch(fetch, { bytesMax: maxBytes * bytesPerByte, onFailure }));
      return await answerWithModel({ asked, model, name: settings.model, limits, onFrame, stopper });
    } catch (cause) {
      if (stopper.signal.aborted) throw stopper.signal.reason;
      throw cause instanceof ModelError ? cause : new ModelError('garbage', { cause });
    } finally {
      close();
    }
  }

  return {
    name: settings.model,
    host: new URL(settings.url).host,
    async ask(asked, onFrame, stop) {
      if (!breaker.admits()) throw new ModelError('paused');
      try {
        const outcome = await answer(asked, onFrame, stop);
        breaker.ended('answered');
        return outcome;
      } catch (cause) {
        // A model that calls in circles is up, and so is one that no one waits for or that met a bug of ours.
        const isDown = cause instanceof ModelError && cause.reason !== 'too_many_calls';
        breaker.ended(isDown ? 'failed' : 'neither');
        throw cause;
      }
    },
  };
}
