import { listUsers, type User, type UserPage } from '@halyard/contracts/accounts/users.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';
import { hrefOfUser, hrefOfUsers, type UserFilter } from './user-filter.ts';

export type FoundUsers = {
  readonly list: readonly User[];
  readonly total: number;
  readonly cite: number;
  readonly href: string | null;
};

type Order = { readonly sort: 'username' | 'createdAt'; readonly direction: 'asc' | 'desc' };
const byName: Order = { sort: 'username', direction: 'asc' };

const isPage = (reply: readonly User[] | UserPage): reply is UserPage => !Array.isArray(reply);

/** Asks for the first people of a filter; for all of them where something has to be looked for in the list. */
export async function askUsers(draft: Draft, { query, keep, words }: UserFilter, order = byName): Promise<FoundUsers> {
  const label = texts[draft.language].label(words.join(', '));
  const listOf = (reply: readonly User[] | UserPage) => (isPage(reply) ? reply.users : reply);
  const kept = (reply: readonly User[] | UserPage) => (keep ? listOf(reply).filter(keep) : listOf(reply));
  const totalOf = (reply: readonly User[] | UserPage) => (isPage(reply) ? reply.total : kept(reply).length);
  const page = keep ? {} : { page: '1', size: '10' };
  const { reply, cite, href } = await draft.ask(
    listUsers,
    { query: { ...query, ...order, ...page } },
    { label, href: keep ? null : hrefOfUsers(query), records: totalOf },
  );
  return { list: kept(reply), total: totalOf(reply), cite, href };
}

/** The table of some people. */
export function tableOfUsers(draft: Draft, { list, total, cite }: FoundUsers): void {
  const { caption, columns, roles, statuses, departments, neverCell } = texts[draft.language];
  const asks = list.some(({ requestedRole }) => requestedRole !== null);
  draft.table({
    caption,
    cite,
    total,
    columns: [
      { label: columns.user, kind: 'text' },
      { label: columns.role, kind: 'text' },
      { label: columns.department, kind: 'text' },
      { label: columns.status, kind: 'text' },
      { label: columns.lastLogin, kind: 'text' },
      ...(asks ? [{ label: columns.asksFor, kind: 'text' as const }] : []),
    ],
    rows: list.map((user) => ({
      href: hrefOfUser(user.id),
      cells: [
        ...[plain(user.username), roles[user.role], departments[user.department], statuses[user.status]],
        user.lastLogin === null ? neverCell : draft.show.instant(user.lastLogin),
        ...(asks ? [user.requestedRole === null ? '' : roles[user.requestedRole]] : []),
      ],
    })),
  });
}
