/** Completing a task in English. */
export const completeTask = {
  phrases: {},
  /** Needs a task of the person's own, so no one is offered one. */
  examples: [] as string[],
  /** The task on screen. */
  thisOne: ['it', 'this', 'this task', 'that', 'that task', 'this one', 'the task', 'this to-do', 'that one'],
  /** May stand in front of the words of a task. */
  articles: ['the task', 'my task', 'task', 'the to-do', 'to-do', 'the', 'my'],
  ask: (text: string) => `Mark “${text}” as done`,
  lead: 'I can complete this task for you.',
  summary: (text: string) => `Complete the task “${text}”.`,
  several: (figure: string, words: string) => `${figure} active tasks contain “${words}”. Which one do you mean?`,
  already: (name: string) => `${name} is already completed.`,
  none: (words: string) => `None of your active tasks contains “${words}”.`,
  label: (words: string) => `My tasks: containing “${words}”`,
};
