import { type AskedQuestion, always, among, counts, first, names, opens, refused, says } from './asked-question.ts';

const mine = 'owner_id = :me and deleted_at is null';
const count = (where: string) => first(`select count(*) as n from todos where ${mine} and ${where}`);
const listed = (where: string) => names(`select text from todos where ${mine} and ${where}`);
const analyst = 'noor.haddad@example.com';
const viewer = 'priya.sato@example.com';

/** Everybody's own tasks. */
export const tasks: readonly AskedQuestion[] = [
  { ask: 'How many tasks do I have?', expect: count('1 = 1') },
  { ask: 'How many tasks do I have?', as: viewer, expect: count('1 = 1') },
  { ask: 'How many of my tasks are active?', as: analyst, expect: count('completed = 0') },
  { ask: 'How many tasks have I completed?', expect: count('completed = 1') },
  { ask: 'List my active tasks', expect: listed('completed = 0') },
  { ask: 'Show my active high-priority tasks', as: analyst, expect: listed("completed = 0 and priority = 'high'") },
  { ask: 'How many high-priority tasks are active?', expect: count("priority = 'high' and completed = 0") },
  { ask: 'Which tasks are overdue?', expect: count('completed = 0 and due_date < :today') },
  {
    ask: 'Which tasks are due in the next 7 days?',
    expect: listed("completed = 0 and due_date between :today and date(:today, '+7 days')"),
  },
  { ask: 'Which tasks are due tomorrow?', expect: listed("completed = 0 and due_date = date(:today, '+1 day')") },
  { ask: 'How many of my active tasks have no due date?', expect: count('completed = 0 and due_date is null') },
  {
    ask: 'What is my completion rate?',
    expect: first(`select cast(round(100.0 * sum(completed) / count(*)) as integer) as n from todos where ${mine}`),
  },
  { ask: 'How many tasks did I complete today?', expect: count("date(completed_at / 1000, 'unixepoch') = :today") },
  {
    ask: 'How many tasks did I complete yesterday?',
    as: viewer,
    expect: count("date(completed_at / 1000, 'unixepoch') = date(:today, '-1 day')"),
  },
  {
    ask: 'What is my newest task?',
    expect: says(`select text from todos where ${mine} order by created_at desc limit 1`),
  },
  {
    ask: 'My tasks by priority',
    expect: counts(
      `select upper(substr(priority, 1, 1)) || substr(priority, 2), count(*) as n from todos where ${mine} group by priority`,
    ),
  },
  {
    ask: 'What is next on my list?',
    expect: says(
      `select text from todos where ${mine} and completed = 0 and due_date is not null order by due_date limit 1`,
    ),
  },
  { ask: 'Which of my tasks mention certificate?', expect: listed("text like '%certificate%'") },
  {
    ask: 'When is the task "Write the on-call rota for December" due?',
    expect: says(
      `select strftime('%m/%d/%Y', due_date) from todos where ${mine} and text = 'Write the on-call rota for December'`,
    ),
  },
  { ask: 'how much have i got left to do', expect: count('completed = 0') },
  { ask: 'my deadlines', expect: listed('completed = 0 and due_date is not null') },
  {
    ask: 'oldest open task',
    expect: says(`select text from todos where ${mine} and completed = 0 order by created_at limit 1`),
  },
  {
    ask: 'tasks not due this week',
    expect: listed(
      "completed = 0 and (due_date is null or due_date not between date(:today, 'weekday 0', '-6 days') and date(:today, 'weekday 0'))",
    ),
  },
  { ask: 'tasks that are late because of the supplier', expect: refused() },
];

export const advice: readonly AskedQuestion[] = [
  {
    ask: 'What should I do first?',
    expect: among(`select count(*) as n from todos where ${mine} and completed = 0 and priority = 'high'`),
  },
  {
    ask: 'Any advice for me?',
    as: viewer,
    expect: among(`select count(*) as n from todos where ${mine} and completed = 0 and priority = 'high'`),
  },
];

const told = 'person_id = :me and dismissed_at is null and at >= :now - 8 * 86400000';
const news = (where: string) => first(`select count(*) as n from notifications where ${told} and ${where}`);

export const notifications: readonly AskedQuestion[] = [
  { ask: 'How many unread notifications do I have?', expect: news('read_at is null') },
  { ask: 'How many notifications do I have?', expect: news('1 = 1') },
  { ask: 'How many notifications are unread?', as: viewer, expect: news('read_at is null') },
  { ask: 'How many security notifications do I have?', expect: news("type = 'security'") },
  { ask: 'Which notifications wait for an action?', expect: news('action_required = 1') },
  { ask: 'How many notifications did I get today?', expect: news("date(at / 1000, 'unixepoch') = :today") },
  {
    ask: 'Notifications by type',
    expect: counts(
      `select case type when 'intel' then 'Intelligence' else upper(substr(type, 1, 1)) || substr(type, 2) end, count(*) as n from notifications where ${told} group by type`,
    ),
  },
  { ask: 'Do I have new notifications?', as: analyst, expect: news('read_at is null') },
];

/** The user's own account; unchanged, so the product's defaults apply. */
export const account: readonly AskedQuestion[] = [
  { ask: 'What is my role?', as: analyst, expect: says(always('nalyst')) },
  { ask: 'What is my role?', as: viewer, expect: says(always('Viewer')) },
  { ask: 'What is my email address?', as: viewer, expect: says('select email from people where id = :me') },
  { ask: 'Which language am I using?', expect: says(always('English')) },
  { ask: 'Is two-factor authentication on for my account?', expect: opens(always('/settings*', '/profile*')) },
  { ask: 'what is my password', expect: refused() },
  { ask: 'Do I have an API key?', expect: opens(always('/settings*', '/profile*')) },
  { ask: 'Where am I signed in?', as: viewer, expect: opens(always('/settings*', '/profile*')) },
  { ask: 'What is my session timeout?', expect: first('select 30 as minutes') },
];

const crimeImport = "select rows_imported from crime_imports where state = 'finished' order by started_at desc limit 1";

export const imports: readonly AskedQuestion[] = [
  { ask: 'How many rows did the last police data import store?', expect: among(crimeImport) },
  { ask: 'How many police data imports were there?', expect: first('select count(*) as n from crime_imports') },
  { ask: 'How many imports failed?', expect: first("select count(*) as n from imports where state = 'failed'") },
  {
    ask: 'How many rows were refused in the last police data import?',
    expect: among('select rows_rejected from crime_imports order by started_at desc limit 1'),
  },
];

export const overview: readonly AskedQuestion[] = [
  {
    ask: 'Give me an overview',
    expect: among(`select count(*) as n from notifications where ${told} and read_at is null`),
  },
  {
    ask: 'What happened today?',
    expect: among("select count(*) as n from incidents where date(detected_at / 1000, 'unixepoch') = :today"),
  },
  {
    ask: 'summary of yesterday',
    expect: among(
      "select count(*) as n from incidents where date(detected_at / 1000, 'unixepoch') = date(:today, '-1 day')",
    ),
  },
  { ask: 'summary of Atlantis', expect: refused() },
  {
    ask: "What's new since yesterday?",
    expect: among(
      "select count(*) as n from incidents where date(detected_at / 1000, 'unixepoch') >= date(:today, '-1 day')",
    ),
  },
];

const people = (where: string) => first(`select count(*) as n from people where ${where}`);

/** Questions of administrators about accounts; all others are rejected (refusals.ts). */
export const users: readonly AskedQuestion[] = [
  { ask: 'How many users are there?', expect: people('1 = 1') },
  { ask: 'How many analysts are there?', expect: people("role = 'analyst'") },
  {
    ask: 'Which users are viewers?',
    expect: names("select first_name || ' ' || last_name from people where role = 'viewer'"),
  },
  {
    ask: 'Who is an administrator?',
    expect: says("select username from people where role = 'admin'"),
  },
  { ask: 'How many users are in Engineering?', expect: people("department = 'Engineering'") },
  {
    ask: 'Which users work in Data Science?',
    expect: names("select first_name || ' ' || last_name from people where department = 'Data Science'"),
  },
  { ask: 'How many users are inactive?', expect: people("status = 'inactive'") },
  { ask: 'How many role requests are open?', expect: people('requested_role is not null') },
  {
    ask: 'What is the email address of Amara Keller?',
    expect: says("select email from people where last_name = 'Keller'"),
  },
  { ask: 'What is the role of Priya Sato?', expect: says(always('iewer')) },
  {
    ask: 'who joined this month',
    expect: people("strftime('%Y-%m', created_at / 1000, 'unixepoch') = substr(:today, 1, 7)"),
  },
  { ask: "which users don't have two factor authentication", expect: people('second_factor = 0') },
  {
    ask: 'Users by role',
    expect: counts('select upper(substr(role, 1, 1)) || substr(role, 2), count(*) as n from people group by role'),
  },
];
