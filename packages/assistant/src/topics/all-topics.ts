import { listedTopics } from './listed.ts';
import { networkTopics } from './network-topics.ts';
import { policeTopics } from './police-topics.ts';
import { securityTopics } from './security-topics.ts';
import type { Topic } from './topic.ts';
import { workspaceTopics } from './workspace-topics.ts';

/** Everything that can be asked about; of two that understand a question, the first answers. */
export const allTopics: readonly Topic[] = [
  ...securityTopics,
  ...networkTopics,
  ...policeTopics,
  ...workspaceTopics,
  ...listedTopics,
];
