import { accountStatuses, roles } from '@halyard/contracts/accounts/roles.ts';
import { departments } from '@halyard/contracts/accounts/users.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says, type Topic } from '../topic.ts';
import { askUsers, tableOfUsers } from './list-of-users.ts';
import { texts } from './texts.ts';
import { hrefOfUser, kindsOf, readUserFilter, type UserFilter, type UserQuery } from './user-filter.ts';

type Kind = 'role' | 'status' | 'department';
type Group = { readonly label: string; readonly query: UserQuery };

function groupsOf(draft: Draft, kind: Kind): Group[] {
  const text = texts[draft.language];
  if (kind === 'role') return roles.map((role) => ({ label: text.roles[role], query: { role } }));
  if (kind === 'status') return accountStatuses.map((status) => ({ label: text.statuses[status], query: { status } }));
  return departments.map((department) => ({ label: text.departments[department], query: { department } }));
}

async function sayGroups(draft: Draft, filter: UserFilter, kind: Kind): Promise<void> {
  const text = texts[draft.language];
  const rows = [];
  for (const { label, query } of groupsOf(draft, kind)) {
    const narrowed = { ...filter, query: { ...filter.query, ...query }, words: [...filter.words, label] };
    rows.push({ label, ...(await askUsers(draft, narrowed)) });
  }
  draft.say(
    text.groups(draft.show.list(rows.map(({ label, total, cite }) => `${label} ${draft.figure(total, cite)}`))),
  );
  draft.table({
    caption: text.captionBy[kind],
    cite: null,
    columns: [
      { label: text.columns[kind], kind: 'text' },
      { label: text.columns.users, kind: 'number' },
    ],
    rows: rows.map(({ label, total, href }) => ({ href, cells: [label, total] })),
  });
}

async function sayList(draft: Draft, filter: UserFilter, isNewest: boolean): Promise<void> {
  const text = texts[draft.language];
  const found = await askUsers(draft, filter, isNewest ? { sort: 'createdAt', direction: 'desc' } : undefined);
  draft.say(text.count(found.total, draft.figure(found.total, found.cite), filter.words.join(', ')));
  const [first] = found.list;
  if (isNewest && first) {
    const name = draft.name(first.username, hrefOfUser(first.id));
    draft.say(text.newest(name, draft.show.instant(first.createdAt)), found.cite);
  }
  tableOfUsers(draft, found);
}

const namedRoles = (question: Question) =>
  (['admin', 'analyst', 'viewer'] as const).filter((role) => says(question, `topic:${role}`));

/** Everyone who has an account; for administrators. */
export const users: Topic = {
  name: 'users',
  mentions: [
    'topic:user',
    'topic:admin',
    'topic:analyst',
    'topic:viewer',
    'topic:roleRequest',
    'topic:deletionRequest',
    'topic:signedIn',
  ],
  accepts: [
    ...[
      'op:count',
      'op:list',
      'op:exists',
      'op:who',
      'op:newest',
      'op:summary',
      'topic:role',
      'user:*',
      'overview:any',
    ],
    ...['state:active', 'state:inactive', 'state:pending', 'record:added', 'state:open', 'department:*'],
    // "How many people have an account" says twice whom it is about.
    ...['by:role', 'by:status', 'by:department', 'entityType:Person'],
  ],
  takes: ['spans'],
  async answer(question, draft) {
    const filter = readUserFilter(question, draft);
    const kinds = kindsOf(question);
    const isRequest = says(question, 'topic:roleRequest') || says(question, 'topic:deletionRequest');
    if (!filter || kinds.length > 1 || (says(question, 'state:open') && !isRequest)) return false;
    // "The role of an analyst" asks for no list of people.
    const isRoleOfUsers = says(question, 'topic:user') && namedRoles(question).length > 0;
    if (says(question, 'topic:role') && !isRoleOfUsers) return false;
    const [kind] = kinds;
    const isNewest = says(question, 'op:newest');
    if (kind && (isNewest || filter.query[kind as Kind] !== undefined)) return false;
    if (kind) await sayGroups(draft, filter, kind as Kind);
    else await sayList(draft, filter, isNewest);
    return true;
  },
  texts,
  permission: allow('users', 'list'),
  screens: ['/users'],
};
