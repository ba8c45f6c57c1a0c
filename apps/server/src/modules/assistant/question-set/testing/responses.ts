import { type AskedQuestion, among, counts, first, inOrder, names, says } from './asked-question.ts';

const inMonth = (column: string, month: string) => `strftime('%Y-%m', ${column} / 1000, 'unixepoch') = '${month}'`;
const incidents = (where: string) => first(`select count(*) as n from incidents where deleted_at is null and ${where}`);

/** Alerts, playbooks and reports. */
export const alerts: readonly AskedQuestion[] = [
  { ask: 'How many alerts are there?', expect: first('select count(*) as n from alerts where deleted_at is null') },
  {
    ask: 'List the alerts',
    expect: first('select count(*) as n from alerts where deleted_at is null'),
  },
  {
    ask: 'How many alert rules are there?',
    expect: first('select count(*) as n from alert_rules where deleted_at is null'),
  },
  { ask: 'Which alert rules are enabled?', expect: says('select name from alert_rules where enabled = 1') },
  {
    ask: 'How many alerts are unacknowledged?',
    expect: first("select count(*) as n from alerts where deleted_at is null and work_status = 'New'"),
  },
  {
    ask: 'alerts by severity',
    expect: counts(
      `select level.value, (select count(*) from alerts where deleted_at is null and severity = level.value) as n from json_each('["Critical","High","Medium","Low"]') as level`,
    ),
  },
];

const playbook = (name: string) =>
  `select cast(value as text) from playbooks, json_each(steps) where name = '${name}' and playbooks.deleted_at is null`;

export const playbooks: readonly AskedQuestion[] = [
  {
    ask: 'How many playbooks are there?',
    expect: first('select count(*) as n from playbooks where deleted_at is null'),
  },
  { ask: 'Which playbooks do we have?', expect: names('select name from playbooks where deleted_at is null') },
  { ask: 'What are the steps of the playbook Lookalike domain?', expect: inOrder(playbook('Lookalike domain')) },
  { ask: 'Show me the steps of the ransomware playbook', expect: inOrder(playbook('Ransomware')) },
  {
    ask: 'How many steps does the playbook "Phishing wave" have?',
    expect: first(`select json_array_length(steps) as n from playbooks where name = 'Phishing wave'`),
  },
  {
    ask: 'On how many incidents is the playbook Credential theft running?',
    expect: first(
      `select count(distinct r.incident_id) as n from playbook_runs r join incidents i on i.id = r.incident_id where r.name = 'Credential theft' and i.status in ('Open', 'Investigating', 'Mitigated')`,
    ),
  },
  { ask: 'steps for credential theft', expect: inOrder(playbook('Credential theft')) },
];

export const reports: readonly AskedQuestion[] = [
  { ask: 'How many incidents were opened in October 2026?', expect: incidents(inMonth('detected_at', '2026-10')) },
  { ask: 'How many incidents were resolved in October?', expect: incidents(inMonth('resolved_at', '2026-10')) },
  { ask: 'How many incidents were opened this month?', expect: incidents(inMonth('detected_at', '2026-11')) },
  { ask: 'How many incidents did we resolve in September 2026?', expect: incidents(inMonth('resolved_at', '2026-09')) },
  {
    ask: 'How many incidents were opened between 2026-11-01 and 2026-11-10?',
    expect: incidents("date(detected_at / 1000, 'unixepoch') between '2026-11-01' and '2026-11-10'"),
  },
  {
    ask: 'What was the mean resolution time in October 2026?',
    expect: among(
      `select round(avg(resolved_at - detected_at) / 3600000.0, 1) as hours from incidents where deleted_at is null and ${inMonth('resolved_at', '2026-10')}`,
    ),
  },
  {
    ask: 'Incidents opened last week by severity',
    expect: counts(
      "select severity, count(*) as n from incidents where deleted_at is null and date(detected_at / 1000, 'unixepoch') between '2026-11-09' and '2026-11-15' group by severity",
    ),
  },
  { ask: 'How many incidents were reopened this month?', expect: first('select 0 as n') },
  {
    ask: 'How many incidents were resolved within their target in November 2026?',
    expect: incidents(`${inMonth('resolved_at', '2026-11')} and resolved_at <= due_at`),
  },
  {
    ask: 'How many critical incidents were opened on 21 November 2026?',
    expect: incidents("severity = 'Critical' and date(detected_at / 1000, 'unixepoch') = '2026-11-21'"),
  },
];
