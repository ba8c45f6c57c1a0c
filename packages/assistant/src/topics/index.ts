export { listedTopics } from './listed.ts';
export { networkTopics } from './network-topics.ts';
export { policeTopics } from './police-topics.ts';
export { securityTopics } from './security-topics.ts';
export { workspaceTopics } from './workspace-topics.ts';
