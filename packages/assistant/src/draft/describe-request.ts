import type { Endpoint } from '@halyard/contracts/endpoint.ts';

export type Filled = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
};

const given = (query: Filled['query']) =>
  Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);

const writeQuery = (pairs: readonly (readonly [string, unknown])[]) =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%3A', ':')}`).join('&')}`;

/** A typed query as it would be sent: `GET /incidents?status=open`. */
export function describeRequest({ method, path }: Endpoint, { params, query }: Filled): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${method} ${filled}${writeQuery(given(query))}`;
}

/** Screens whose addresses take the same parameters as the query behind them. */
const screens: Readonly<Record<string, string>> = {
  '/incidents': '/security',
  '/incidents/:id': '/security',
  '/incidents/kpis': '/security',
  '/threats': '/threats',
  '/threats/trend': '/threats',
  '/threats/map': '/threats?tab=map',
  '/threats/:id': '/threats',
  '/entities': '/network',
  '/entities/:id': '/network',
  '/connections': '/network',
  '/graph': '/network',
  '/todos': '/todos',
  '/dashboard/summary': '/dashboard',
  '/todos/activity': '/dashboard',
  '/notifications': '/notifications',
  '/alerts': '/security?tab=alerts',
  '/alert-rules': '/security?tab=alerts',
  '/playbooks': '/security?tab=playbooks',
  '/reports/incidents': '/security?tab=reports',
  '/crime/rows': '/crime-analysis?tab=records',
  '/crime/figures': '/crime-analysis?tab=records',
  '/crime/coverage': '/crime-analysis?tab=coverage',
  '/crime/imports': '/crime-analysis?tab=imports',
  '/imports': '/imports',
  '/schemas/list': '/schemas',
  '/users': '/users',
  '/users/settings': '/settings',
  '/users/profile': '/profile',
};

const parameterOf: Readonly<Record<string, string>> = {
  '/incidents/:id': 'incident',
  '/threats/:id': 'threat',
  '/entities/:id': 'entity',
};

/** Parameters that the screen calls otherwise: a group of threats is a tab there. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/threats': { group: 'tab' },
  '/threats/trend': { group: 'tab' },
  '/connections': { of: 'entity' },
  '/graph': { center: 'entity' },
};

const notOfScreens = new Set(['limit', 'after', 'by', 'split', 'timeZone', 'filter']);

/** The screen that shows what a query found; null where none does. */
export function screenOf({ path }: Endpoint, { params, query }: Filled): string | null {
  const screen = screens[path];
  if (screen === undefined) return null;
  const record = parameterOf[path];
  const pairs = given(query)
    .filter(([name]) => !notOfScreens.has(name))
    .map(([name, value]): [string, string] => [renamed[path]?.[name] ?? name, value]);
  if (record && params.id) pairs.push([record, params.id]);
  const asked = writeQuery(pairs);
  return screen.includes('?') ? screen + asked.replace('?', '&') : screen + asked;
}
