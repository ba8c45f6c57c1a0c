import type { SearchKind, SearchResult } from '@halyard/contracts/work/search.ts';

const addressOf: Readonly<Record<SearchKind, string>> = {
  incident: '/security?incident=',
  alert: '/security?tab=alerts&alerts=received&queue=all&alert=',
  threat: '/threats?threat=',
  entity: '/network?entity=',
  playbook: '/security?tab=playbooks&playbook=',
  schema: '/schemas?schema=',
  analysis: '/crime-analysis?tab=analysis&analysis=',
  notification: '/notifications?item=',
  task: '/todos?task=',
  user: '/users?user=',
};

/** The screen of a search result. */
export const linkOfResult = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string =>
  addressOf[kind] + encodeURIComponent(id);
