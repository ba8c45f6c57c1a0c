import type { Priority } from '@halyard/contracts/work/todos.ts';

/** How priority and day of a new task are said at its end. All in small letters. */
export type NewTaskWords = {
  readonly priorities: Readonly<Record<Priority, readonly string[]>>;
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly dayAfterTomorrow: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly (readonly string[])[];
  /** `in {n} days` */
  readonly inDays: readonly string[];
  readonly inWeeks: readonly string[];
  /** Words that lead to a day and go with it. */
  readonly leads: readonly string[];
  /** After these a day belongs to the text: "before Friday" is not due on Friday. */
  readonly guards: readonly string[];
  /** What follows a day that stands in front; empty where days stand at the end only. */
  readonly inFront: readonly string[];
  /** What is captured where no task was named: "add a task to my list". */
  readonly noText: readonly string[];
};
