import { aboutHalyard } from './about-halyard/about-halyard.ts';
import { account } from './account/account.ts';
import { addTask } from './add-task/add-task.ts';
import { advice } from './advice/advice.ts';
import { completeTask } from './complete-task/complete-task.ts';
import { howTo } from './how-to/how-to.ts';
import { overview } from './overview/overview.ts';
import { oneTask } from './tasks/one-task.ts';
import type { Topic } from './topic.ts';

/** What concerns the person and the workspace rather than intelligence. */
export const workspaceTopics: readonly Topic[] = [
  ...[oneTask, addTask, completeTask, advice],
  ...[account, overview, howTo, aboutHalyard],
];
