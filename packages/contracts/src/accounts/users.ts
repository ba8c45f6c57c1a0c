import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';
import { emailAddress, personName, username } from './account-fields.ts';
import { accountStatuses, roles } from './roles.ts';

export const departments = ['Engineering', 'Data Science', 'Marketing', 'Sales'] as const;
export type Department = (typeof departments)[number];

const role = z.enum(roles);
const department = z.enum(departments);
const status = z.enum(accountStatuses);

/** A user with an account, as administrators see them. `lastLogin` is null for users who never signed in. */
export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role,
  department,
  status,
  lastLogin: z.nullable(instant),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** A requested higher role that awaits a decision. */
  requestedRole: z.nullable(role),
  /** Invited, and the temporary password has not been replaced yet. */
  invited: z.boolean(),
  /** An authenticator code is required at sign-in. */
  secondFactor: z.boolean(),
  deletionRequestedAt: z.nullable(instant),
  createdAt: instant,
  /** Grows with every change of what an administrator decides about the person. */
  version: z.number(),
});
export type User = z.output<typeof user>;

export const userSortKeys = ['username', 'role', 'department', 'status', 'lastLogin', 'createdAt'] as const;
export type UserSortKey = (typeof userSortKeys)[number];
/** Items that need an administrator: requests that await a decision. */
export const userRequests = ['role', 'deletion'] as const;

export const userPageSizeMax = 200;

const wholeNumber = (least: number, most: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), z.int().check(z.gte(least), z.lte(most)));

/** One page of the people that match; `total` counts all that match, `everyone` all there are. */
export const userPage = z.object({
  users: listUpTo(userPageSizeMax, user),
  total: z.number(),
  everyone: z.number(),
  page: z.number(),
  size: z.number(),
});
export type UserPage = z.output<typeof userPage>;

/** The plain array must end somewhere; pages reach everyone. */
export const usersListed = 5_000;

/** Without `page` the plain array of the specification, with it one page and how many match. */
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  summary: 'Lists users, at most 5,000; with `page`, one page of the matching users.',
  access: allow('users', 'list'),
  query: z.strictObject({
    /** Part of a user name, e-mail address, department, first or last name, whatever its case and accents. */
    search: z.optional(z.string().check(z.maxLength(200))),
    role: z.optional(role),
    status: z.optional(status),
    department: z.optional(department),
    request: z.optional(z.enum(userRequests)),
    sort: z._default(z.enum(userSortKeys), 'username'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** From 1. */
    page: z.optional(wholeNumber(1, 1_000_000)),
    size: z.optional(wholeNumber(1, userPageSizeMax)),
  }),
  reply: z.union([listUpTo(usersListed, user), userPage]),
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'Returns a user: any user for administrators, otherwise only the current user.',
  access: allow('users', 'read'),
  errors: ['forbidden', 'user_not_found'],
  params: z.strictObject({ id }),
  reply: user,
});

/** Invites: the account is made at the identity provider, and a temporary password is mailed. */
export const createUser = defineEndpoint({
  method: 'POST',
  path: '/users',
  summary: 'Creates a user and emails a temporary password that expires in seven days.',
  access: allow('users', 'create'),
  errors: ['email_taken', 'username_taken'],
  body: z.strictObject({
    username,
    email: emailAddress,
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    role: z._default(role, 'viewer'),
    department: z._default(department, 'Engineering'),
    status: z._default(status, 'active'),
  }),
  reply: user,
  status: 201,
  location: '/users/:id',
});

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/users/:id',
  summary: 'Replaces the administrative fields of a user; 412 if `version` is not the newest.',
  access: allow('users', 'update'),
  errors: ['email_taken', 'last_admin', 'record_changed', 'user_not_found', 'username_taken'],
  params: z.strictObject({ id }),
  body: z.strictObject({
    username,
    email: emailAddress,
    role,
    department,
    status,
    /** A name that is not given stays as it is; an empty one is taken away. */
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    /** The version that was seen; without it the newest is replaced, whatever it is. */
    version: z.optional(z.int().check(z.gte(1))),
  }),
  reply: user,
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Deletes a user with account, sessions, tasks, settings and keys.',
  access: allow('users', 'delete'),
  errors: ['last_admin', 'own_account', 'user_not_found'],
  params: z.strictObject({ id }),
});

export const setUserStatus = defineEndpoint({
  method: 'PATCH',
  path: '/users/:id/status',
  summary: 'Sets the status; `inactive` ends every session within a second.',
  access: allow('users', 'update'),
  errors: ['last_admin', 'user_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ status }),
  reply: user,
});

export const bulkUsersMax = 500;

/** Each change is independent; `applied` holds the previous status, so that the same call with it is the undo. */
export const setUserStatuses = defineEndpoint({
  method: 'POST',
  path: '/users/status-changes',
  summary: 'Sets the status of several users; rejected changes are returned with their reason.',
  access: allow('users', 'update'),
  body: z.strictObject({
    changes: z.array(z.strictObject({ id, status })).check(z.minLength(1), z.maxLength(bulkUsersMax)),
  }),
  reply: z.object({
    applied: z.array(z.object({ id, before: status, after: status })),
    rejected: z.array(z.object({ id, code: z.string(), message: z.string() })),
  }),
});

/** A right that a change of role gives or takes, as the table of rights has it. */
const right = z.object({ resource: z.string(), action: z.string(), reach: z.enum(['all', 'own']) });

/** The outcome of one person: `version` is the newest, for a change that follows; null where no one has this id. */
export const roleOutcome = z.object({
  id,
  username: z.nullable(z.string()),
  from: z.nullable(role),
  to: role,
  version: z.nullable(z.number()),
  result: z.enum(['changed', 'unchanged', 'rejected']),
  /** Why it was rejected: the code of an error and its sentence. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type RoleOutcome = z.output<typeof roleOutcome>;

/** Permissions gained and lost by moving from one role to another. */
export const roleEffect = z.object({ from: role, to: role, gained: z.array(right), lost: z.array(right) });
export type RoleEffect = z.output<typeof roleEffect>;

/** The same call with the roles before (`from`) and the newest versions is the undo. */
export const changeUserRoles = defineEndpoint({
  method: 'POST',
  path: '/users/role-changes',
  summary: 'Changes the roles of several users in one transaction; with `dryRun`, returns only the effect.',
  access: allow('users', 'update'),
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id,
          role,
          /** The version that was seen; a newer one is rejected. */
          version: z.optional(z.int().check(z.gte(1))),
        }),
      )
      .check(z.minLength(1), z.maxLength(bulkUsersMax)),
    dryRun: z._default(z.boolean(), false),
  }),
  reply: z.object({ people: z.array(roleOutcome), effects: z.array(roleEffect) }),
});
export type RoleChanges = z.output<NonNullable<typeof changeUserRoles.reply>>;

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/users/:id/invitation',
  summary: 'Emails a new temporary password to a user who has not accepted the invitation.',
  access: allow('users', 'update'),
  errors: ['not_invited', 'user_not_found'],
  params: z.strictObject({ id }),
});

export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/users/:id/second-factor/reset',
  summary: 'Resets two-factor authentication of a user.',
  access: allow('users', 'update'),
  errors: ['managed_externally', 'no_second_factor', 'user_not_found'],
  params: z.strictObject({ id }),
  reply: user,
});

export const decideRoleRequest = defineEndpoint({
  method: 'POST',
  path: '/users/:id/role-request',
  summary: 'Grants or declines a role request.',
  access: allow('users', 'update'),
  errors: ['last_admin', 'no_role_request', 'user_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ decision: z.enum(['grant', 'decline']) }),
  reply: user,
});
