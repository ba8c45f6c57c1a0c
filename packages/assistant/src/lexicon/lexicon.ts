import type { Language } from '@halyard/contracts/accounts/settings.ts';

/**
 * What a phrase means, the same in every language: `kind:value`. Kinds that every topic shares:
 * `topic` what is asked about; `op` what is asked of it; `level` Critical to Low; `state`; `by` what to break down by;
 * `who` me or no one; `rel` what a name behind it is; `this` the record on screen; `not` a negation;
 * `follow` goes on from the question before; `beyond` asks for what no query can answer; `filler` says nothing.
 */
export type Concept = `${string}:${string}`;

/** Phrases by concept, in small letters; accents may be there. The longest phrase at a place wins. */
export type Lexicon = Readonly<Record<Concept, readonly string[]>>;

/**
 * Sentences with a gap, `{*}`, whose words are the person's own: a name to look up, the text of a task.
 * `from` and `to` are gaps too, where there are two. Those of `tail` may stand at the end of any question.
 */
export type Captures = {
  readonly addTask: readonly string[];
  readonly completeTask: readonly string[];
  readonly addNote: readonly string[];
  readonly path: readonly string[];
  readonly lookup: readonly string[];
  /** `mentioning {*}` */
  readonly tail: readonly string[];
};
export type CaptureName = keyof Captures;

/** How times are said. `{n}` is a number; weeks begin on Monday, months and quarters are those of the calendar. */
export type TimePhrases = {
  readonly today: readonly string[];
  readonly yesterday: readonly string[];
  readonly dayBeforeYesterday: readonly string[];
  readonly thisWeek: readonly string[];
  readonly lastWeek: readonly string[];
  readonly thisMonth: readonly string[];
  readonly lastMonth: readonly string[];
  readonly thisQuarter: readonly string[];
  readonly lastQuarter: readonly string[];
  readonly thisYear: readonly string[];
  readonly lastYear: readonly string[];
  /** Without a number it is one: `the past hour`. */
  readonly lastHours: readonly string[];
  readonly lastDays: readonly string[];
  readonly lastWeeks: readonly string[];
  readonly lastMonths: readonly string[];
  /** Always with a number: the calendar day so many days ago. */
  readonly daysAgo: readonly string[];
  readonly lastFortnight: readonly string[];
  /** The latest Saturday and Sunday that are over. */
  readonly lastWeekend: readonly string[];
  /** One gap, `{x}`, a month, day or year that is counted. */
  readonly since: readonly string[];
  /** The same, but counting begins when it is over. */
  readonly after: readonly string[];
  /** The same, and counting ends before it begins. */
  readonly before: readonly string[];
  /** One gap, a day that is the last to be counted. */
  readonly until: readonly string[];
  /** Around a time that is not the time by itself: `by {x}`, `every {x}`, `end of {x}`. It is not read as one. */
  readonly unclear: readonly string[];
  /** Around a number, `{n}`, of hours or days that is a length and no time: `for {n} days`. */
  readonly lengths: readonly string[];
  /** Two gaps, `{from}` and `{to}`: months or days. */
  readonly between: readonly string[];
  /** In front of a bare month, day or year; '' where none is needed. */
  readonly within: readonly string[];
};

/** Everything the engine knows of one language. */
export type Vocabulary = {
  readonly language: Language;
  readonly concepts: Lexicon;
  readonly captures: Captures;
  readonly times: TimePhrases;
};
