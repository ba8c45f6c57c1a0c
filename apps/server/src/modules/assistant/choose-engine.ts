import type { Asked, Model, ModelReader, Outcome } from '@halyard/assistant';
import { limitModelQuestions } from './allowance.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { readModelSettings } from './model/model-settings-store.ts';

/** A model for one question, and whether it failed. */
type OneQuestion = { readonly reader: ModelReader; readonly hasFailed: () => boolean };

/**
 * The built-in engine answers. Where it is not sure it may ask the model, as often as the person has not used up; whatever
 * becomes of that, a model that fails is noted and gone without. `stop` is aborted when no one waits for the answer.
 */
export function createChooseEngine(ports: AssistantPorts) {
  const { answer, model, database, onFailure } = ports;
  const allowance = limitModelQuestions(ports);

  function openReader({ person }: Asked, { name, read, rewrite }: Model, stop: AbortSignal): OneQuestion {
    let failed = false;
    async function attempt<T>(call: () => Promise<T>, without: T): Promise<T> {
      if (!(await allowance.take(person.id))) return without;
      try {
        return await call();
      } catch (cause) {
        stop.throwIfAborted();
        onFailure(cause);
        failed = true;
        return without;
      }
    }
    const readWithheld = async () => (await readModelSettings(database.read, person.id)).withhold;
    const reader: ModelReader = {
      name,
      async read(question) {
        const withheld = await readWithheld();
        return attempt(() => read(question, withheld, stop), { none: true });
      },
      rewrite: async (lines, people) =>
        (await readWithheld()).names ? null : attempt(() => rewrite(lines, people, stop), null),
    };
    return { reader, hasFailed: () => failed };
  }

  return async (asked: Asked, stop: AbortSignal): Promise<Outcome> => {
    // A specification is already the query: there is nothing for a model to read.
    if (!model || asked.spec) return answer(asked);
    const { reader, hasFailed } = openReader(asked, model, stop);
    const outcome = await answer(asked, reader);
    return hasFailed() ? { ...outcome, answer: { ...outcome.answer, fellBack: true } } : outcome;
  };
}
