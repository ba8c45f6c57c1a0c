import { type AskedQuestion, among, first, names, ofCrime, says } from './asked-question.ts';
import { londonBoroughs } from './london-boroughs.ts';

const live = 'deleted_at is null';
const unresolved = `${live} and status in ('Open', 'Investigating', 'Mitigated')`;
const incidents = (where: string) => first(`select count(*) as n from incidents where ${live} and ${where}`);
const month = (column: string, name: string) => `strftime('%Y-%m', ${column} / 1000, 'unixepoch') = '${name}'`;
const threats = (where: string) =>
  first(`select count(*) as n from intelligence where family = 'threat' and ${live} and ${where}`);
const seen = (hours: number) => `seen_at >= :now - ${hours} * 3600000`;
const tasks = (where: string) => first(`select count(*) as n from todos where owner_id = :me and ${live} and ${where}`);
const crimes = (where: string) => ofCrime.first(`select count(*) as n from crime where ${where}`);
const burglary = "category = 'Burglary'";

/** Questions that continue from the one before. */
export const followUps: readonly AskedQuestion[] = [
  {
    after: 'How many incidents are open?',
    ask: 'And critical?',
    expect: incidents("status = 'Open' and severity = 'Critical'"),
  },
  {
    after: ['How many incidents are open?', 'ok thanks'],
    ask: 'and critical?',
    expect: incidents("status = 'Open' and severity = 'Critical'"),
  },
  { after: 'How many incidents are open?', ask: 'And mitigated?', expect: incidents("status = 'Mitigated'") },
  {
    after: 'How many incidents are unresolved?',
    ask: 'And assigned to me?',
    expect: first(`select count(*) as n from incidents where ${unresolved} and assignee_id = :me`),
  },
  {
    after: 'How many incidents were opened in October 2026?',
    ask: 'And in September?',
    expect: incidents(month('detected_at', '2026-09')),
  },
  {
    after: 'How many incidents were resolved this month?',
    ask: 'And last month?',
    expect: incidents(month('resolved_at', '2026-10')),
  },
  {
    after: 'How many critical incidents are unresolved?',
    ask: 'And high?',
    expect: first(`select count(*) as n from incidents where ${unresolved} and severity = 'High'`),
  },
  {
    after: 'What is the status of incident 124?',
    ask: 'Who is assigned to it?',
    expect: says("select assignee_name from incidents where id = '124'"),
  },
  {
    after: 'Who is assigned to incident 139?',
    ask: 'And incident 140?',
    expect: says("select assignee_name from incidents where id = '140'"),
  },
  {
    after: 'How many incidents are assigned to Amara Keller?',
    ask: 'What about Noor Haddad?',
    expect: incidents("assignee_name = 'Noor Haddad'"),
  },
  {
    after: 'How many threats were seen in the last 7 days?',
    ask: 'And in the last 30 days?',
    expect: threats(seen(720)),
  },
  {
    after: 'How many threats were seen in the last 7 days?',
    ask: 'And critical ones?',
    expect: threats(`${seen(168)} and severity = 'Critical'`),
  },
  {
    after: 'How many phishing threats were seen in the last 30 days?',
    ask: 'And ransomware?',
    expect: threats(`${seen(720)} and type = 'Ransomware'`),
  },
  { after: 'How many of my tasks are active?', ask: 'And completed?', expect: tasks('completed = 1') },
  {
    after: 'How many tasks did I complete today?',
    ask: 'And yesterday?',
    expect: tasks("date(completed_at / 1000, 'unixepoch') = date(:today, '-1 day')"),
  },
  {
    after: 'How many burglaries were there in Camden in October 2026?',
    ask: 'And in September 2026?',
    expect: crimes(`${burglary} and area = 'Camden' and month = '2026-09'`),
  },
  {
    after: 'How many burglaries were there in Camden in October 2026?',
    ask: 'And in Hackney?',
    expect: crimes(`${burglary} and area = 'Hackney' and month = '2026-10'`),
  },
  {
    after: 'How many burglaries were there in Camden in October 2026?',
    ask: 'And robberies?',
    expect: crimes("category = 'Robbery' and area = 'Camden' and month = '2026-10'"),
  },
  {
    after: 'How many burglaries were there in Leeds last month?',
    ask: 'And the month before?',
    mayRefuse: true,
    expect: crimes(`${burglary} and area = 'Leeds' and month = '2026-09'`),
  },
  {
    after: ['How many burglaries were there in Camden in October 2026?', 'And in Hackney?'],
    ask: 'And in September 2026?',
    expect: crimes(`${burglary} and area = 'Hackney' and month = '2026-09'`),
  },
  {
    after: 'How many robberies in London in October 2026?',
    ask: 'What about March 2026?',
    expect: crimes(
      `category = 'Robbery' and month = '2026-03' and area in (${londonBoroughs.map((name) => `'${name}'`).join(', ')})`,
    ),
  },
  {
    after: 'How many users are there?',
    ask: 'And analysts?',
    expect: first("select count(*) as n from people where role = 'analyst'"),
  },
  {
    after: 'How many unread notifications do I have?',
    ask: 'And security?',
    mayRefuse: true,
    expect: among(
      "select count(*) as n from notifications where person_id = :me and type = 'security' and read_at is null",
    ),
  },
  {
    after: 'How many incidents are open?',
    ask: 'Which ones are critical?',
    expect: names(`select title from incidents where ${live} and status = 'Open' and severity = 'Critical'`),
  },
  {
    after: 'How many entities are high risk?',
    ask: 'And low?',
    expect: first("select count(*) as n from intelligence where family = 'entity' and risk = 'Low'"),
  },
  {
    after: 'How many incidents are open?',
    ask: 'Which of them are assigned to me?',
    expect: names(`select title from incidents where ${live} and status = 'Open' and assignee_id = :me`),
  },
  { after: 'How many incidents are open?', ask: 'How many tasks do I have?', expect: tasks('1 = 1') },
];
