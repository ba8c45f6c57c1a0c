import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, listUpTo, text } from '../fields.ts';
import { allow } from '../policy.ts';

/** The lists that have saved views. */
export const viewLists = ['threats', 'incidents', 'receivedAlerts', 'network'] as const;
export type ViewList = (typeof viewLists)[number];

export const viewNameMax = 80;
export const ownViewsMax = 100;
export const viewsMax = 500;

/** Parameters of an address in one form, so that equal ones read the same: `severity=critical&status=active`. */
export function canonicalQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

/** A named filter and order of a list. Shared ones are visible to all users. */
export const savedView = z.object({
  id,
  list: z.enum(viewLists),
  name: z.string(),
  /** Parameters of the address of the list, without a question mark. */
  query: z.string(),
  shared: z.boolean(),
  /** The list opens with it, for the current user. */
  isDefault: z.boolean(),
  /** Whose it is; only the owner changes or deletes it. */
  owner: z.object({ id, name: z.string(), isMe: z.boolean() }),
  version: z.number(),
});
export type SavedView = z.output<typeof savedView>;

const draft = {
  name: text(viewNameMax),
  query: z.string().check(z.maxLength(2_000)),
  shared: z.boolean(),
} as const;
const params = z.strictObject({ id });

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/views',
  summary: 'Lists saved views of the current user and those shared with all users, by name.',
  access: allow('views', 'read'),
  query: z.strictObject({ list: z.enum(viewLists) }),
  reply: listUpTo(viewsMax, savedView),
});

export const addView = defineEndpoint({
  method: 'POST',
  path: '/views',
  summary: 'Saves a view of a list. Viewers cannot share theirs.',
  access: allow('views', 'edit'),
  errors: ['list_full', 'forbidden'],
  body: z.strictObject({ list: z.enum(viewLists), ...draft }),
  reply: savedView,
  status: 201,
  location: '/views/:id',
});

export const updateView = defineEndpoint({
  method: 'PUT',
  path: '/views/:id',
  summary: 'Replaces name, query and sharing of a saved view.',
  access: allow('views', 'edit'),
  errors: ['record_not_found', 'record_changed', 'forbidden'],
  params,
  body: z.strictObject({ ...draft, version: z.int() }),
  reply: savedView,
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/views/:id',
  summary: 'Deletes a saved view. It can be restored for 24 hours.',
  access: allow('views', 'edit'),
  errors: ['record_not_found'],
  params,
});

export const restoreView = defineEndpoint({
  method: 'POST',
  path: '/views/:id/restore',
  summary: 'Restores a saved view deleted in the last 24 hours.',
  access: allow('views', 'edit'),
  errors: ['record_not_found', 'list_full'],
  params,
  reply: savedView,
});

export const chooseDefaultView = defineEndpoint({
  method: 'PUT',
  path: '/view-defaults/:list',
  summary: 'Sets the view that a list opens with for the current user; null for none.',
  access: allow('views', 'edit'),
  errors: ['record_not_found'],
  params: z.strictObject({ list: z.enum(viewLists) }),
  body: z.strictObject({ viewId: z.nullable(id) }),
});
