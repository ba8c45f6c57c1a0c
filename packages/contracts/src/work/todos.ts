import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { day, id, instant, listUpTo, text } from '../fields.ts';
import { allow } from '../policy.ts';

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const todoTextMax = 500;

export const priority = z.enum(priorities);

/** A task of one person. `completedAt` is set by the server whenever `completed` turns true. */
export const todo = z.object({
  id,
  text: z.string(),
  completed: z.boolean(),
  priority,
  dueDate: z.nullable(day),
  createdAt: instant,
  completedAt: z.nullable(instant),
  /** Made up for looking around; absent on every task that someone wrote. */
  sample: z.optional(z.boolean()),
});
export type Todo = z.output<typeof todo>;

/** More than anyone works through, and few enough to send as one array, whose form the specification names. */
export const todosMax = 20_000;

export const listTodos = defineEndpoint({
  method: 'GET',
  path: '/todos',
  summary: 'Lists tasks of the current user, newest first, at most 20,000.',
  access: allow('todos', 'list'),
  reply: listUpTo(todosMax, todo),
});

export const addTodo = defineEndpoint({
  method: 'POST',
  path: '/todos',
  summary: 'Creates a task.',
  access: allow('todos', 'create'),
  errors: ['too_many_todos'],
  body: z.strictObject({
    text: text(todoTextMax),
    completed: z._default(z.boolean(), false),
    priority: z._default(priority, 'medium'),
    dueDate: z._default(z.nullable(day), null),
  }),
  reply: todo,
  status: 201,
  location: '/todos/:id',
});

/**
 * Accepts the response of GET: the instants and the sample flag are the server's own and are not changed by the
 * request.
 */
export const updateTodo = defineEndpoint({
  method: 'PUT',
  path: '/todos/:id',
  summary: 'Replaces a task: text, completion, priority and due date.',
  access: allow('todos', 'update'),
  errors: ['todo_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({
    id,
    text: text(todoTextMax),
    completed: z.boolean(),
    priority: z.optional(priority),
    dueDate: z.optional(z.nullable(day)),
    createdAt: z.optional(instant),
    completedAt: z.optional(z.nullable(instant)),
    sample: z.optional(z.boolean()),
  }),
  reply: todo,
});

export const deleteTodo = defineEndpoint({
  method: 'DELETE',
  path: '/todos/:id',
  summary: 'Deletes a task. It can be restored for 24 hours.',
  access: allow('todos', 'delete'),
  errors: ['todo_not_found'],
  params: z.strictObject({ id }),
});

/** Undo of a deletion: the same task with its id, instants and place in the list. */
export const restoreTodo = defineEndpoint({
  method: 'POST',
  path: '/todos/:id/restore',
  summary: 'Restores a task deleted in the last 24 hours.',
  access: allow('todos', 'create'),
  errors: ['todo_not_found', 'too_many_todos'],
  params: z.strictObject({ id }),
  reply: todo,
});
