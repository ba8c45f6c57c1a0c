/** A flow ended without an error but did not achieve its purpose; the message says what happened instead. */
export class NotAsExpected extends Error {}

/** `what` says what else has happened. */
export function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new NotAsExpected(what);
}

/** The step that Amplify says comes next. */
export function expectStep(nextStep: { readonly signInStep: string }, expected: string): void {
  expectThat(nextStep.signInStep === expected, `next step ${nextStep.signInStep}`);
}

/** Waits for an error of this name. `otherwise` is the message if there is none. */
export async function expectRejection(work: () => Promise<unknown>, name: string, otherwise: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && error.name === name) return;
    throw error;
  }
  throw new NotAsExpected(otherwise);
}
