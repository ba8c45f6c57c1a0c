import { listUsers } from '@halyard/contracts/accounts/users.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { getDashboardSummary } from '@halyard/contracts/work/dashboard.ts';
import { listNotifications } from '@halyard/contracts/work/notifications.ts';
import { listTodos } from '@halyard/contracts/work/todos.ts';
import { defineReadTool, screenWith } from '../read-tool.ts';

const tasksTool = defineReadTool({
  name: 'listTodos',
  subject: 'tasks',
  endpoint: listTodos,
  description: 'The tasks of the person who asks, newest first; nobody else’s can be read.',
  takes: {},
  show: (todos, pen) => ({
    records: todos.length,
    data: {
      total: todos.length,
      active: todos.filter(({ completed }) => !completed).length,
      completed: todos.filter(({ completed }) => completed).length,
      // What is still to do comes first, so that a long list does not hide it.
      tasks: todos
        .toSorted((a, b) => Number(a.completed) - Number(b.completed))
        .slice(0, toolRowsMax)
        .map((todo) => ({
          id: todo.id,
          text: pen.quote(pen.record('task', todo.id, todo.text, `/todos?task=${todo.id}`), 'text', todo.text),
          completed: todo.completed,
          priority: todo.priority,
          due: todo.dueDate,
          created: pen.at(todo.createdAt),
          completedAt: pen.at(todo.completedAt),
        })),
    },
  }),
  screen: () => '/todos',
});

const figuresTool = defineReadTool({
  name: 'getTaskFigures',
  subject: 'taskFigures',
  endpoint: getDashboardSummary,
  description: 'Counts over the tasks of the person who asks; the completion rate and the trend are per cent.',
  takes: {},
  show: ({ totalRecords, activeProcesses, completedProcesses, completionRate, processingRate }) => ({
    records: null,
    data: {
      total: totalRecords,
      active: activeProcesses,
      completed: completedProcesses,
      completionRate,
      trendOfTotal: processingRate,
    },
  }),
  screen: () => '/dashboard',
});

const notificationsTool = defineReadTool({
  name: 'listNotifications',
  subject: 'notifications',
  endpoint: listNotifications,
  description: 'Notifications of the person who asks, of the last nine days, newest first.',
  takes: { filter: '' },
  show: ({ notifications, total, unread, archived }, pen) => ({
    records: total,
    data: {
      total,
      unread,
      archived,
      shown: notifications.length,
      notifications: notifications.map((one) => {
        const of = pen.record('notification', one.id, one.title, `/notifications?item=${one.id}`);
        return {
          at: pen.at(one.time),
          kind: one.kind,
          type: one.type,
          severity: one.severity,
          read: one.read,
          actionRequired: one.actionRequired,
          title: pen.quote(of, 'title', one.title),
          message: pen.quote(of, 'message', one.message),
        };
      }),
    },
  }),
  screen: (input) => screenWith('/notifications', input),
});

const usersTool = defineReadTool({
  name: 'listUsers',
  subject: 'users',
  endpoint: listUsers,
  description: 'People who have an account; administrators only.',
  takes: {
    search: 'part of a name',
    role: '',
    status: '',
    department: '',
    request: 'role or deletion: who waits for a decision',
  },
  free: ['search'],
  always: { page: '1', size: String(toolRowsMax) },
  show: (reply, pen) => {
    const { users, total, everyone } = Array.isArray(reply)
      ? { users: reply, total: reply.length, everyone: reply.length }
      : reply;
    return {
      records: total,
      data: {
        total,
        everyone,
        shown: users.length,
        users: users.slice(0, toolRowsMax).map((user) => {
          // A user name may be an address; no one but its owner needs to see the host.
          const name = user.username.split('@')[0] ?? '';
          return {
            name: pen.quote(pen.record('person', user.id, name, `/users?user=${user.id}`), 'name', name),
            role: user.role,
            department: user.department,
            status: user.status,
            requestedRole: user.requestedRole,
            secondFactor: user.secondFactor,
            invited: user.invited,
            lastLogin: pen.at(user.lastLogin),
          };
        }),
      },
    };
  },
  screen: ({ search, ...input }) => screenWith('/users', { q: search, ...input }),
});

export const ownTools = [tasksTool, figuresTool, notificationsTool, usersTool];
