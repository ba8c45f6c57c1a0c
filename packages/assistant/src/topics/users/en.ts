import { inWords } from '../in-words.ts';

/** How the second factor is called, for what is said with and without it. */
const factors = inWords(`
  two-factor authentication, two factor authentication, 2fa, two-factor, two factor, mfa, a second factor,
  two-step verification, two factor auth
`);
const withFactor = (verbs: string, others: string): readonly string[] => [
  ...inWords(others),
  ...factors.flatMap((factor) => inWords(verbs).map((verb) => `${verb} ${factor}`)),
];

/** Questions of administrators about the people who have an account, in English. */
export const users = {
  phrases: {
    'topic:user': inWords(`
      who works in, who works for, who has 2fa, who uses 2fa, who has two-factor authentication, user, users,
      user account, user accounts, accounts, people with an account, has an account, have an account, have accounts,
      registered users, team members, colleagues, user list, people who have not logged in,
      people who have not signed in, people who have never logged in, people who have never signed in,
      people who haven't logged in, people who haven't signed in, people who never logged in,
      people who never signed in, who has never logged in, who has never signed in, who has not logged in yet,
      who has not signed in yet, who hasn't logged in yet, who hasn't signed in yet, who never logged in,
      who never signed in, people who have not logged in yet, people who have not signed in yet, who joined,
      who signed up, people who joined, new users, new accounts, teammates, coworkers, co-workers,
      how big is the team, how big is our team, team size, size of the team, size of our team
    `),
    'topic:admin': inWords('admin, admins, administrator, administrators, an admin, an administrator'),
    'topic:analyst': inWords('analyst, analysts, an analyst'),
    'topic:viewer': inWords('viewer, viewers, a viewer, read-only users'),
    'topic:roleRequest': inWords(`
      role request, role requests, asked for a role, asks for a role, ask for a role, requested a role,
      asked for a higher role, ask for a higher role, waiting for a role, wants a higher role,
      requests for a role, requests for a higher role, pending role requests, open role requests
    `),
    'topic:deletionRequest': inWords(`
      deletion request, deletion requests, asked for deletion, asked to be deleted, open deletion requests,
      asked for the account to be deleted, wants the account deleted, requests for deletion
    `),
    'topic:role': inWords('role, roles, the role, with the role'),
    'topic:email': inWords(
      'email addresses, e-mail addresses, email, e-mail, email address, e-mail address, mail address',
    ),
    'topic:lastLogin': inWords(`
      last login, last sign-in, last sign in, last signed in, last logged in, last log in, sign in last,
      log in last, signed in last, logged in last, last seen signing in
    `),
    'topic:signedIn': inWords('signed in, sign in, logged in, log in, were signed in, has signed in'),
    'user:never': inWords(`
      never signed in, never logged in, has never signed in, have never signed in, have never logged in,
      people who have not logged in, people who have not signed in, people who have never logged in,
      people who have never signed in, people who haven't logged in, people who haven't signed in,
      people who never logged in, people who never signed in, who has never logged in, who has never signed in,
      who has not logged in yet, who has not signed in yet, who hasn't logged in yet, who hasn't signed in yet,
      who never logged in, who never signed in, people who have not logged in yet, people who have not signed in yet,
      have not logged in, have not signed in, has not logged in, has not signed in, haven't logged in,
      haven't signed in, hasn't logged in, hasn't signed in, have not logged in yet, have not signed in yet,
      haven't logged in yet, haven't signed in yet, not logged in yet, not signed in yet
    `),
    'user:invited': inWords('invited, with an open invitation, open invitations, have not accepted their invitation'),
    'user:secondFactor': withFactor(
      `with, have, has, use, uses, using`,
      `
      with two-factor authentication, who has 2fa, who uses 2fa, who has two-factor authentication, with a second factor, with 2fa, use two-factor authentication,
      using two-factor authentication, have two-factor authentication, have a second factor, use 2fa, have 2fa
    `,
    ),
    'user:noSecondFactor': withFactor(
      `without, don't have, do not have, have no, no, with no, don't use, do not use, not using, have not set up, have not enabled, haven't enabled, haven't set up, have not turned on`,
      `
      without two-factor authentication, without a second factor, without 2fa, do not use 2fa,
      do not use two-factor authentication, have no second factor, no two-factor authentication, no 2fa
    `,
    ),
    'state:pending': inWords('pending, not confirmed, unconfirmed, waiting for confirmation'),
    'state:inactive': inWords('deactivated, disabled'),
    'department:Engineering': inWords('engineering, in engineering'),
    'department:Data Science': inWords('data science, in data science'),
    'department:Marketing': inWords('marketing, in marketing'),
    'department:Sales': inWords('sales, in sales'),
    'by:role': inWords('by role, per role, for each role, in each role'),
    'by:department': inWords('by department, per department, for each department, in each department'),
    // Asked what a role may do, a list of people is no answer.
    'role:ability': inWords('what can an, what can a, what may an, what may a, what is an, what is a'),
    'user:any': inWords(
      'department, work in, works in, working in, in the department, of the department, of department, waiting',
    ),
    'op:count': inWords(`
      how big is the team, how big is our team, team size, size of the team, size of our team
    `),
    'record:added': inWords(`
      who joined, who signed up, people who joined, joined, have joined, has joined, signed up, new users,
      new accounts
    `),
  },
  examples: [
    'How many users are there?',
    'Users by role',
    'Who are the administrators?',
    'Which users are inactive?',
    'Users by department',
    'Which role requests are open?',
    'Which users never signed in?',
  ],
};
