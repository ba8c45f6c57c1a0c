import * as z from 'zod';
import { invalidParameter } from '../../identity-error.ts';
import type { UserReads, UserRecord } from '../../ports.ts';
import { text } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { describeUser } from './describe-account.ts';
import { poolField, requirePool } from './target.ts';
import { readUserFilter, type UserFilter } from './user-filter.ts';

const mostListed = 60;
const readAtOnce = 500;
const mostReads = 20;

type Page = { readonly users: readonly UserRecord[]; readonly next: string | undefined };

/** One more than requested, so that the last page is recognized. */
async function search(
  users: UserReads,
  { matches }: UserFilter,
  from: string | undefined,
  limit: number,
): Promise<Page> {
  const found: UserRecord[] = [];
  let after = from;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const batch = await users.list({ after, limit: readAtOnce });
    found.push(...batch.filter(matches));
    if (found.length > limit) return { users: found.slice(0, limit), next: found[limit - 1]?.id };
    if (batch.length < readAtOnce) return { users: found, next: undefined };
    after = batch.at(-1)?.id;
  }
  // A rare match in a large pool: the next call looks on from here.
  return { users: found, next: after };
}

function readPaginationToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[0-9a-f-]{36}$/.test(token)) throw invalidParameter('Invalid pagination token.');
  return token;
}

async function findPage(users: UserReads, filter: UserFilter, from: string | undefined, limit: number): Promise<Page> {
  if (!filter.findOnly) return search(users, filter, from, limit);
  const only = await filter.findOnly(users);
  return { users: only ? [only] : [], next: undefined };
}

/** ListUsers: accounts in the order of their ids, at most 60 at a time; the token is the last id read. */
export const listUsers = defineOperation(
  z.object({
    ...poolField,
    AttributesToGet: z.array(text(64)).max(50).optional(),
    Filter: text(512).optional(),
    Limit: z.number().int().min(0).max(mostListed).optional(),
    PaginationToken: text(128).min(1).optional(),
  }),
  async (core, request) => {
    requirePool(core, request);
    const filter = readUserFilter(request.Filter);
    const from = readPaginationToken(request.PaginationToken);
    const { users, next } = await findPage(core.ports.read.users, filter, from, request.Limit || mostListed);
    return {
      Users: users.map((user) => describeUser(user, request.AttributesToGet)),
      ...(next !== undefined && { PaginationToken: next }),
    };
  },
);
