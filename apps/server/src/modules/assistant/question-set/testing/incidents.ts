import { type AskedQuestion, among, counts, first, inOrder, names, says } from './asked-question.ts';

const live = 'deleted_at is null';
const unresolved = `${live} and status in ('Open', 'Investigating', 'Mitigated')`;
const hours = (name: string, many: number) => `${name} >= :now - ${many} * 3600000 and ${name} <= :now`;
const count = (where: string) => first(`select count(*) as n from incidents where ${where}`);
const titles = (where: string) => names(`select title from incidents where ${where}`);
const of = (name: string) => `assignee_name = '${name}'`;
const onDay = (name: string, modifier: string) =>
  `date(${name} / 1000, 'unixepoch') = date(:now / 1000, 'unixepoch'${modifier})`;

/** Counts, lists and breakdowns of incidents. */
export const incidents: readonly AskedQuestion[] = [
  { ask: 'How many incidents are open?', expect: count(`${live} and status = 'Open'`) },
  { ask: 'How many incidents are there?', expect: count(live) },
  { ask: 'How many incidents are unresolved?', expect: count(unresolved) },
  { ask: 'How many incidents are being investigated?', expect: count(`${live} and status = 'Investigating'`) },
  { ask: 'Number of mitigated incidents', expect: count(`${live} and status = 'Mitigated'`) },
  { ask: 'How many incidents are closed?', expect: count(`${live} and status = 'Closed'`) },
  {
    ask: 'How many critical incidents are open?',
    expect: count(`${live} and status = 'Open' and severity = 'Critical'`),
  },
  {
    ask: 'How many high or critical incidents are unresolved?',
    expect: count(`${unresolved} and severity in ('High', 'Critical')`),
  },
  { ask: 'How many incidents are overdue?', expect: count(`${unresolved} and due_at < :now`) },
  { ask: 'List the overdue incidents', expect: titles(`${unresolved} and due_at < :now`) },
  { ask: 'Which critical incidents are unresolved?', expect: titles(`${unresolved} and severity = 'Critical'`) },
  {
    ask: 'Show me the high severity incidents under investigation',
    expect: titles(`${live} and status = 'Investigating' and severity = 'High'`),
  },
  { ask: 'How many incidents are assigned to Amara Keller?', expect: count(`${live} and ${of('Amara Keller')}`) },
  {
    ask: 'Which unresolved incidents does Noor Haddad have?',
    expect: titles(`${unresolved} and ${of('Noor Haddad')}`),
  },
  { ask: 'How many unresolved incidents are assigned to me?', expect: count(`${unresolved} and assignee_id = :me`) },
  {
    ask: 'Which incidents are assigned to me and unresolved?',
    as: 'lin.okafor@example.com',
    expect: titles(`${unresolved} and assignee_id = :me`),
  },
  { ask: 'Which unresolved incidents are unassigned?', expect: titles(`${unresolved} and assignee_id is null`) },
  { ask: 'How many incidents are assigned to nobody?', expect: count(`${live} and assignee_id is null`) },
  {
    ask: 'Incidents by severity',
    expect: counts(`select severity, count(*) as n from incidents where ${live} group by severity`),
  },
  {
    ask: 'Unresolved incidents by status',
    expect: counts(`select status, count(*) as n from incidents where ${unresolved} group by status`),
  },
  {
    ask: 'How many unresolved incidents does each analyst have?',
    expect: counts(
      `select assignee_name, count(*) as n from incidents where ${unresolved} and assignee_id is not null group by assignee_name`,
    ),
  },
  {
    ask: 'How many incidents were resolved in the last 24 hours?',
    expect: count(`${live} and ${hours('resolved_at', 24)}`),
  },
  {
    ask: 'How many incidents were opened in the last 12 hours?',
    expect: count(`${live} and ${hours('detected_at', 12)}`),
  },
  { ask: 'How many incidents were opened today?', expect: count(`${live} and ${onDay('detected_at', '')}`) },
  {
    ask: 'Which incidents were opened yesterday?',
    expect: titles(`${live} and ${onDay('detected_at', ", '-1 day'")}`),
  },
  {
    ask: 'What is the average resolution time?',
    expect: among(
      `select round(avg(resolved_at - detected_at) / 3600000.0, 1) as hours from incidents where ${live} and ${hours('resolved_at', 720)}`,
    ),
  },
  {
    ask: 'What is the newest incident?',
    expect: says(`select title from incidents where ${live} order by detected_at desc limit 1`),
  },
  {
    ask: 'Which incident is the oldest unresolved one?',
    expect: says(`select title from incidents where ${unresolved} order by detected_at limit 1`),
  },
  {
    ask: 'List the 5 newest incidents',
    expect: inOrder(`select title from incidents where ${live} order by detected_at desc limit 5`),
  },
  {
    ask: 'Who has the most unresolved incidents?',
    expect: counts(
      `select assignee_name, count(*) as n from incidents where ${unresolved} and assignee_id is not null group by assignee_name`,
    ),
  },
  {
    ask: 'Incidents mentioning password',
    expect: titles(`${live} and (title like '%password%' or description like '%password%')`),
  },
  { ask: 'How many low incidents are open?', expect: count(`${live} and status = 'Open' and severity = 'Low'`) },
  {
    ask: 'How many analysts are active on incidents?',
    expect: first(`select count(distinct assignee_id) as n from incidents where ${unresolved}`),
  },
  { ask: 'incidents that dont have an owner', expect: titles(`${live} and assignee_id is null`) },
  { ask: 'pls list incidents noor is working on', expect: titles(`${unresolved} and ${of('Noor Haddad')}`) },
  { ask: 'what is amara working on', expect: titles(`${unresolved} and ${of('Amara Keller')}`) },
  {
    ask: 'who is the busiest analyst',
    expect: counts(
      `select assignee_name, count(*) as n from incidents where ${unresolved} and assignee_id is not null group by assignee_name`,
    ),
  },
  {
    ask: 'incident severity distribution',
    expect: counts(`select severity, count(*) as n from incidents where ${live} group by severity`),
  },
  { ask: 'how many incidents are past their sla', expect: count(`${unresolved} and due_at < :now`) },
  { ask: 'find critical incidents', expect: titles(`${live} and severity = 'Critical'`) },
];
