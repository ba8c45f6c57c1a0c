/**
 * How times are said, phrases with `; ` between them. `{n}` is a number; weeks begin on Monday, months and quarters are
 * those of the calendar.
 */
export type TimePhrases = {
  readonly today: string;
  readonly yesterday: string;
  readonly dayBeforeYesterday: string;
  readonly thisWeek: string;
  readonly lastWeek: string;
  readonly thisMonth: string;
  readonly lastMonth: string;
  readonly thisQuarter: string;
  readonly lastQuarter: string;
  readonly thisYear: string;
  readonly lastYear: string;
  /** Without a number it is one: `the past hour`. */
  readonly lastHours: string;
  readonly lastDays: string;
  readonly lastWeeks: string;
  readonly lastMonths: string;
  /** Always with a number: the calendar day so many days ago. */
  readonly daysAgo: string;
  readonly lastFortnight: string;
  /** The latest Saturday and Sunday that are over. */
  readonly lastWeekend: string;
  /** One gap, `{x}`, a month, day or year that is counted. */
  readonly since: string;
  /** The same, but counting begins when it is over. */
  readonly after: string;
  /** The same, and counting ends before it begins. */
  readonly before: string;
  /** One gap, a day that is the last to be counted. */
  readonly until: string;
  /** Phrases around a time that change it: `by {x}`, `every {x}`, `end of {x}`. They are not read as one. */
  readonly unclear: string;
  /** Around a number, `{n}`, of hours or days that is a length and no time: `for {n} days`. */
  readonly lengths: string;
  /** Two gaps, `{from}` and `{to}`: months or days. */
  readonly between: string;
  /** In front of a bare month, day or year; '' where none is needed. */
  readonly within: string;
};
