import { type Role, roles } from '@halyard/contracts/accounts/roles.ts';
import { departments, type listUsers, type User } from '@halyard/contracts/accounts/users.ts';
import type { Given } from '@halyard/contracts/endpoint.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

export type UserQuery = Pick<
  NonNullable<Given<(typeof listUsers)['query']>>,
  'search' | 'role' | 'status' | 'department' | 'request'
>;

/** Which people a question is about: what the list can be asked, and what has to be looked for in it besides. */
export type UserFilter = {
  readonly query: UserQuery;
  readonly keep: ((user: User) => boolean) | undefined;
  readonly words: readonly string[];
};

/** The screen of the people calls the search `q`. */
export function hrefOfUsers({ search, ...query }: UserQuery): string {
  const pairs = Object.entries({ ...query, ...(search !== undefined && { q: search }) });
  const written = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return written === '' ? '/users' : `/users?${written}`;
}

export const hrefOfUser = (id: string): string => `/users?user=${encodeURIComponent(id)}`;

/** Each value once, or undefined where two of one kind are named. */
const one = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined);

function listed(question: Question, draft: Draft): UserFilter | undefined {
  const text = texts[draft.language];
  const named = {
    roles: roles.filter((role: Role) => says(question, `topic:${role}`)),
    statuses: (['active', 'inactive', 'pending'] as const).filter((status) => says(question, `state:${status}`)),
    departments: departments.filter((name) => says(question, `department:${name}`)),
    requests: (['role', 'deletion'] as const).filter((kind) => says(question, `topic:${kind}Request`)),
  };
  if (Object.values(named).some((values) => values.length > 1)) return undefined;
  const [role, status] = [one(named.roles), one(named.statuses)];
  const [department, request] = [one(named.departments), one(named.requests)];
  return {
    query: {
      ...(role && { role }),
      // "Pending role requests" are open ones, whatever the status of the account.
      ...(status && !request && { status }),
      ...(department && { department }),
      ...(request && { request }),
    },
    keep: undefined,
    words: [
      ...(request ? [request === 'role' ? text.roleRequest : text.deletionRequest] : []),
      ...(status && !request ? [text.statuses[status]] : []),
      ...(role ? [text.roles[role]] : []),
      ...(department ? [text.departments[department]] : []),
    ],
  };
}

type Part = { readonly keep: (user: User) => boolean; readonly words: string };

function timed(question: Question, draft: Draft): Part[] | undefined {
  const text = texts[draft.language];
  const [span, ...others] = question.spans;
  const wantsTime = says(question, 'topic:signedIn') || says(question, 'record:added');
  if (!span) return wantsTime ? undefined : [];
  const within = (at: string | null) => at !== null && Date.parse(at) >= span.start && Date.parse(at) < span.end;
  const shown = draft.show.span(span);
  if (others.length > 0) return undefined;
  if (says(question, 'record:added')) return [{ keep: ({ createdAt }) => within(createdAt), words: text.added(shown) }];
  // Only the last sign-in is known: who came yesterday and again today would be missing from yesterday.
  if (!says(question, 'topic:signedIn') || span.end < draft.asked.now) return undefined;
  return [{ keep: ({ lastLogin }) => within(lastLogin), words: text.signedIn(shown) }];
}

/** The filter a question states; undefined where some part of it cannot be asked. */
export function readUserFilter(question: Question, draft: Draft): UserFilter | undefined {
  const text = texts[draft.language];
  const base = listed(question, draft);
  const times = timed(question, draft);
  if (!base || !times) return undefined;
  const parts: Part[] = [
    ...times,
    ...(says(question, 'user:never') ? [{ keep: (user: User) => user.lastLogin === null, words: text.never }] : []),
    ...(says(question, 'user:invited') ? [{ keep: (user: User) => user.invited, words: text.invited }] : []),
    ...(says(question, 'user:secondFactor')
      ? [{ keep: (user: User) => user.secondFactor, words: text.secondFactor }]
      : []),
    ...(says(question, 'user:noSecondFactor')
      ? [{ keep: (user: User) => !user.secondFactor, words: text.noSecondFactor }]
      : []),
  ];
  if (parts.length === 0) return base;
  return {
    query: base.query,
    keep: (user) => parts.every(({ keep }) => keep(user)),
    words: [...base.words, ...parts.map(({ words }) => words)],
  };
}

export const kindsOf = (question: Question): string[] =>
  valuesOf(question, 'by').filter((kind) => ['role', 'status', 'department'].includes(kind));
