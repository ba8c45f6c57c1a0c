import { aboutHalyard } from './about-halyard/about-halyard.ts';
import { account } from './account/account.ts';
import { addTask } from './add-task/add-task.ts';
import { advice } from './advice/advice.ts';
import { completeTask } from './complete-task/complete-task.ts';
import { howTo } from './how-to/how-to.ts';
import { imports } from './imports/imports.ts';
import { notifications } from './notifications/notifications.ts';
import { overview } from './overview/overview.ts';
import { oneTask } from './tasks/one-task.ts';
import { tasks } from './tasks/tasks.ts';
import type { Topic } from './topic.ts';
import { oneUser } from './users/one-user.ts';
import { users } from './users/users.ts';

/** What concerns the person and the workspace rather than intelligence. */
export const workspaceTopics: readonly Topic[] = [
  ...[oneTask, tasks, addTask, completeTask, advice, notifications],
  ...[oneUser, users, account, imports, overview, howTo, aboutHalyard],
];
