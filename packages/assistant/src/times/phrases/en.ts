import type { TimePhrases } from './phrases.ts';

/** How times are said. */
export const times: TimePhrases = {
  today: "today so far; so far today; 2day; tday; today; since midnight; today's; todays",
  yesterday: "all of yesterday; yday; y'day; ystd; yesterday; yesterday's",
  dayBeforeYesterday: 'the day before yesterday; day before yesterday',
  thisWeek:
    "this wk; curr week; week to date; wtd; since the start of the week; since the beginning of the week; since the start of this week; since the beginning of this week; from the start of the week; from the beginning of the week; from the start of this week; from the beginning of this week; this week; the current week; this week's",
  lastWeek: "last wk; prev week; past wk; the prev week; last week; the previous week; previous week; last week's",
  thisMonth:
    "so far this month; this month so far; month to date; mtd; since the start of the month; since the beginning of the month; since the start of this month; since the beginning of this month; from the start of the month; from the beginning of the month; from the start of this month; from the beginning of this month; this month; the current month; this month's; current month",
  lastMonth: "prev month; last month; the previous month; previous month; last month's",
  thisQuarter:
    'quarter to date; qtd; since the start of the quarter; since the beginning of the quarter; since the start of this quarter; since the beginning of this quarter; from the start of the quarter; from the beginning of the quarter; from the start of this quarter; from the beginning of this quarter; this quarter; the current quarter; current quarter',
  lastQuarter: 'last quarter; the previous quarter; previous quarter',
  thisYear:
    'so far this year; this year so far; ytd; this year to date; ytd; since the start of the year; since the beginning of the year; since the start of this year; since the beginning of this year; from the start of the year; from the beginning of the year; from the start of this year; from the beginning of this year; this year; the current year; year to date; current year',
  lastYear: 'last year; the previous year; previous year',
  lastHours:
    'in the last {n} hours; over the last {n} hours; over the past {n} hours; during the last {n} hours; within the last {n} hours; the last {n} hours; last {n} hours; past {n} hours; the past {n} hours; in the past {n} hours; past {n}h; the last {n}h; in the last {n}h; last {n} hrs; the last {n} hrs; in the last {n} hrs; past {n} hrs; the previous {n} hours; previous {n} hours; {n} hours; last {n}h; the last hour; last hour; in the last hour; the past hour; past hour; in the past hour',
  lastDays:
    'in the last {n} days; over the last {n} days; over the past {n} days; during the last {n} days; within the last {n} days; the last {n} days; last {n} days; past {n} days; the past {n} days; in the past {n} days; the past day; past day; in the past day; over the past day; these last {n} days; the preceding {n} days; previous {n} days; the previous {n} days; {n} days; last {n}d',
  lastWeeks:
    'the past week; past week; in the past week; in the last {n} weeks; over the last {n} weeks; over the past {n} weeks; during the last {n} weeks; within the last {n} weeks; the last {n} weeks; last {n} weeks; past {n} weeks; the past {n} weeks; in the past {n} weeks; this past week; over the past week; during the past week; within the past week',
  lastMonths:
    'over {n} months; the last {n} mths; last {n} mths; past {n} mths; trailing {n} months; in the last {n} months; over the last {n} months; over the past {n} months; during the last {n} months; within the last {n} months; the last {n} months; last {n} months; past {n} months; the past {n} months; in the past {n} months; the previous {n} months; previous {n} months',
  since:
    'since {x}; starting {x}; since the {x}; ever since {x}; since the start of {x}; since the beginning of {x}; since start of {x}; since beginning of {x}; starting from {x}; starting on {x}; starting in {x}; from {x} on; from {x} onwards; from {x} onward; {x} onwards; from {x} until now; from {x} till now; from {x} up to now; from {x} to now; from {x} to date; since {x} until now; since the month of {x}',
  after: 'after {x}; after the {x}; later than {x}; after the end of {x}; since the end of {x}',
  daysAgo: '{n} days ago; from {n} days ago',
  lastFortnight:
    'the past fortnight; past fortnight; in the past fortnight; over the past fortnight; the last fortnight; last fortnight; in the last fortnight; over the last fortnight; during the past fortnight; during the last fortnight',
  lastWeekend:
    "last weekend; the last weekend; over the last weekend; the past weekend; past weekend; this past weekend; over the past weekend; the previous weekend; during the last weekend; last weekend's",
  before:
    'before {x}; before the {x}; prior to {x}; prior to the {x}; earlier than {x}; before the start of {x}; before the beginning of {x}',
  until:
    'by {x}; by the {x}; until {x}; till {x}; up to {x}; up until {x}; until the {x}; up to the {x}; up to and including {x}; until and including {x}; through {x}; before the end of {x}; until the end of {x}; up to the end of {x}',
  unclear:
    'late {x}; early {x}; mid {x}; mid-{x}; as of {x}; as at {x}; every {x}; each {x}; end of {x}; ends of {x}; start of {x}; beginning of {x}; middle of {x}; half of {x}; week of {x}; day of {x}; days of {x}; weeks of {x}; quarter of {x}; part of {x}; early {x}; late {x}; mid {x}; mid-{x}; around {x}; round {x}; earlier {x}; later {x}; except {x}; excluding {x}; no later than {x}; not later than {x}; older than {x}; newer than {x}; rest of {x}; most of {x}; same time {x}; {x} morning; {x} evening; {x} night; {x} afternoon; {x} or earlier; {x} or later; {x} and earlier; {x} at the latest; not before {x}; not since {x}; not until {x}; since before {x}',
  lengths:
    'for {n} days; for {n} hours; in {n} days; in {n} hours; within {n} hours; under {n} hours; under {n} days; than {n} days; than {n} hours; at least {n} days; at least {n} hours; at most {n} days; at most {n} hours; after {n} days; after {n} hours; {n} days old; {n} hours old; {n} days or more; {n} hours or more; {n} days or less; {n} hours or less; over {n} days; over {n} hours; {n} days before; {n} days after; {n} hours before; {n} hours after; {n} hours ago; every {n} days; every {n} hours',
  between:
    'from the {from} to the {to}; from the {from} until the {to}; between the {from} and the {to}; between {from} and the {to}; from {from} to the {to}; from the {from} to {to}; between the {from} and {to}; between {from} to {to}; from {from} till {to}; since {from} until {to}; starting {from} until {to}; {from} till {to}; {from} through {to}; {from} thru {to}; from {from} up to {to}; from {from} up until {to}; {from} up to {to}; the {from} to the {to}; {from} to {to}; {from} until {to}; between {from} and {to}; from {from} to {to}; from {from} until {to}; from {from} through {to}',
  within: 'on the; in the month of; for the month of; throughout; dated; in; on; during; of; for; ',
};
