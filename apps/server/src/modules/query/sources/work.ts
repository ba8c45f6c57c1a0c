import { sql } from 'kysely';
import { at, flag, isOne, nameOf, type Source, stated } from './source.ts';

export const tasks: Source<'tasks'> = {
  from: sql`todos`,
  where: ({ callerId }) => sql<boolean>`todos.owner_id = ${callerId} and todos.deleted_at is null`,
  id: sql`todos.id`,
  texts: [sql`todos.text`],
  columns: ({ today }) => ({
    text: at('todos.text'),
    priority: at('todos.priority'),
    due: at('todos.due_date'),
    completed: isOne('todos.completed'),
    overdue: flag(sql<boolean>`(todos.completed = 0 and todos.due_date is not null and todos.due_date < ${today})`),
    created: at('todos.created_at'),
    completedAt: at('todos.completed_at'),
    sample: isOne('todos.sample'),
  }),
};

export const people: Source<'people'> = {
  from: sql`people`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`people.id`,
  texts: [sql`people.username`, sql`people.email`, nameOf('people')],
  columns: () => ({
    name: at('people.id', nameOf('people')),
    username: at('people.username'),
    email: at('people.email'),
    role: at('people.role'),
    department: at('people.department'),
    status: at('people.status'),
    company: stated('people.company'),
    lastLogin: at('people.last_login_at'),
    created: at('people.created_at'),
    secondFactor: isOne('people.second_factor'),
    invited: isOne('people.invited'),
    waiting: flag(sql<boolean>`(people.requested_role is not null or people.deletion_requested_at is not null)`),
    sample: isOne('people.sample'),
  }),
};

export const notifications: Source<'notifications'> = {
  from: sql`notifications join events on events.id = notifications.event_id`,
  where: ({ callerId, since }) => sql<boolean>`notifications.person_id = ${callerId}
    and notifications.dismissed_at is null and notifications.at >= ${since}`,
  id: sql`notifications.event_id`,
  texts: [sql`events.subject`],
  columns: () => ({
    event: at('events.kind'),
    subject: stated('events.subject'),
    type: at('notifications.type'),
    severity: at('notifications.severity'),
    why: at('notifications.why'),
    at: at('notifications.at'),
    unread: flag(sql<boolean>`notifications.read_at is null`),
    actionRequired: isOne('notifications.action_required'),
  }),
};
