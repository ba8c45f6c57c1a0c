import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { day, timeZone } from '../fields.ts';
import { allow } from '../policy.ts';

// Fields that an older server omits count as zero (decision G-026).
const count = z._default(z.number(), 0);

/**
 * Figures over the caller's own tasks. Names are those of the original wire:
 * records are tasks, processes are active and completed tasks.
 * `processingRate` is the trend of the total against a week ago, in per cent (decision G-004).
 */
export const dashboardSummary = z.object({
  totalRecords: count,
  activeProcesses: count,
  completedProcesses: count,
  processingRate: count,
  completionRate: count,
});
export type DashboardSummary = z.output<typeof dashboardSummary>;

export const getDashboardSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/summary',
  summary: 'Returns task counts of the current user.',
  access: allow('dashboard', 'read'),
  reply: z._default(dashboardSummary, () => dashboardSummary.parse({})),
});

/**
 * What is behind the trend and the chart. `tasksBefore` and `tasksNow` are the two counts that the trend divides;
 * `percent` is null where nothing is older than seven days, neither the person's nor the team's. `days` are the
 * trailing seven calendar days in the asked zone, oldest first.
 */
export const taskActivity = z.object({
  trend: z.object({
    scope: z.enum(['own', 'team']),
    tasksBefore: z.number(),
    tasksNow: z.number(),
    percent: z.nullable(z.number()),
  }),
  days: z.array(z.object({ day, completed: z.number() })),
});
export type TaskActivity = z.output<typeof taskActivity>;

export const getTaskActivity = defineEndpoint({
  method: 'GET',
  path: '/todos/activity',
  summary: 'Returns completed tasks of the last seven days and the trend of the total.',
  access: allow('todos', 'list'),
  query: z.strictObject({ timeZone: z._default(timeZone, 'UTC') }),
  reply: taskActivity,
});

export const widgetTypes = ['stats', 'chart', 'ai'] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** Columns of the widget grid; `x` and `width` count in these, `y` and `height` in rows of 64 pixels. */
export const gridColumns = 12;

/** The id is the type, a hyphen and the milliseconds at which it was added. `x` and `y` are absent until it is placed. */
export const widget = z.strictObject({
  id: z.string().check(z.regex(/^(stats|chart|ai)-\d{1,16}$/, { error: 'must be a widget type and a timestamp' })),
  type: z.enum(widgetTypes),
  x: z.optional(z.int().check(z.minimum(0), z.maximum(gridColumns - 1))),
  y: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  width: z.optional(z.int().check(z.minimum(2), z.maximum(gridColumns))),
  height: z.optional(z.int().check(z.minimum(3), z.maximum(24))),
});
export type Widget = z.output<typeof widget>;

/** `null` widgets: the person never changed the layout, show the three that everyone starts with. */
export const dashboardLayout = z.object({ widgets: z.nullable(z.array(widget)) });
export type DashboardLayout = z.output<typeof dashboardLayout>;

export const getDashboardLayout = defineEndpoint({
  method: 'GET',
  path: '/dashboard/layout',
  summary: 'Returns the dashboard layout.',
  access: allow('dashboard', 'read'),
  reply: dashboardLayout,
});

export const putDashboardLayout = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/layout',
  summary: 'Replaces the dashboard layout; null restores the default.',
  access: allow('dashboard', 'arrange'),
  body: z.strictObject({
    widgets: z.nullable(z.array(widget).check(z.maxLength(24, { error: 'must hold at most 24 widgets' }))),
  }),
  reply: dashboardLayout,
});
