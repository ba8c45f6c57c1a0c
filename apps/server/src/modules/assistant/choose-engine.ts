import type { Asked, Outcome } from '@halyard/assistant';
import type { AssistantFrame } from '@halyard/contracts/work/assistant.ts';
import { createRateLimiter } from './allowance.ts';
import type { AssistantPorts } from './assistant-ports.ts';

const hourMs = 3_600_000;

type Given = {
  readonly onFrame: (frame: AssistantFrame) => void;
  /** Aborted: no one waits for this answer any more. */
  readonly stop: AbortSignal;
};

/** The model answers where there is one and the person has not used it up; on its failure, the built-in engine. */
export function createChooseEngine({ answer, model, modelPerHour, clock, onFailure }: AssistantPorts) {
  const allowance = createRateLimiter({ most: modelPerHour, everyMs: hourMs, clock });

  return async (asked: Asked, { onFrame, stop }: Given): Promise<Outcome> => {
    // A specification says already what is asked: there is nothing that a model could read.
    if (!model || asked.spec || !allowance.take(asked.person.id)) return answer(asked);
    try {
      return await model.ask(asked, onFrame, stop);
    } catch (cause) {
      stop.throwIfAborted();
      onFailure(cause);
    }
    onFrame({ frame: 'restart' });
    const outcome = await answer(asked);
    return { ...outcome, answer: { ...outcome.answer, fellBack: true } };
  };
}
