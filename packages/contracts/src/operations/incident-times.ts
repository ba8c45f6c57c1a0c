import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { version } from '../intelligence/intelligence.ts';

/** The times of an incident, in the order in which they usually happen; it may be reported at any point. */
export const timeMarks = ['started', 'detected', 'reported', 'contained', 'resolved', 'closed'] as const;
export type TimeMark = (typeof timeMarks)[number];

/** Marks of which no one may come before the one to its left; what is not known is skipped. */
export const orderedMarks = ['started', 'detected', 'contained', 'resolved', 'closed'] as const;

/** Where a time comes from: a person stated it, an alert has it, or it is when the status changed or the incident was created. */
export const timeOrigins = ['stated', 'alert', 'status', 'created'] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

const statedTime = z.object({
  at: instant,
  /** Null for incidents that are older than this record. */
  origin: z.nullable(z.enum(timeOrigins)),
  /** Who set it last; null where nobody did. */
  by: z.nullable(z.string()),
});
/** Null where the time is not known. */
export const incidentTimes = z.object({
  started: z.nullable(statedTime),
  detected: statedTime,
  reported: z.nullable(statedTime),
  contained: z.nullable(statedTime),
  resolved: z.nullable(statedTime),
  closed: z.nullable(statedTime),
} satisfies Record<TimeMark, unknown>);
export type IncidentTimes = z.output<typeof incidentTimes>;

/** How an incident turned out, stated when it is resolved or closed. */
export const resolutionCodes = ['true_positive', 'false_positive', 'expected', 'duplicate', 'undetermined'] as const;
export type ResolutionCode = (typeof resolutionCodes)[number];

export const pauseReasonMax = 500;
/** An incident is paused no more often than this. */
export const pausesMax = 100;

/** Time that does not count toward the target; `to` is null while it lasts. */
export const pause = z.object({
  from: instant,
  to: z.nullable(instant),
  reason: z.string(),
  by: z.string(),
});
export type Pause = z.output<typeof pause>;

const maybe = z.optional(z.nullable(instant));

export const timesBody = z.strictObject({
  version,
  /** Null removes a time; one that is left out stays. */
  times: z.strictObject({
    started: maybe,
    detected: z.optional(instant),
    reported: maybe,
    contained: maybe,
    resolved: z.optional(instant),
    closed: z.optional(instant),
  } satisfies Record<TimeMark, unknown>),
});
