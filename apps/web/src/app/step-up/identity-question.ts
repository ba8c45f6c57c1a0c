import { StepUpDeclined } from '../../session/sign-in/step-up.ts';

/**
 * One question at a time, however many ask: everyone who waits continues with the answer, or is declined with it. Free
 * of React; a dialog listens.
 */
export function createIdentityQuestion() {
  let asked: PromiseWithResolvers<void> | undefined;
  const listeners = new Set<() => void>();

  function close(settle: (question: PromiseWithResolvers<void>) => void) {
    const question = asked;
    asked = undefined;
    if (question) settle(question);
    for (const notify of listeners) notify();
  }

  return {
    /** Resolves once the person has shown who they are; rejects with `StepUpDeclined`. */
    ask(): Promise<void> {
      if (asked) return asked.promise;
      asked = Promise.withResolvers<void>();
      for (const notify of listeners) notify();
      return asked.promise;
    },
    confirm: () => close(({ resolve }) => resolve()),
    decline: () => close(({ reject }) => reject(new StepUpDeclined('The password was not given again.'))),
    isOpen: () => asked !== undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type IdentityQuestion = ReturnType<typeof createIdentityQuestion>;
