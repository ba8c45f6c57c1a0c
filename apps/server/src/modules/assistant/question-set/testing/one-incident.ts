import { type AskedQuestion, among, names, says } from './asked-question.ts';

const fact = (id: number, column: string) => says(`select ${column} from incidents where id = '${id}'`);
const day = (id: number, column: string) =>
  says(`select strftime('%m/%d/%Y', ${column} / 1000, 'unixepoch') from incidents where id = '${id}'`);
const minute = (column: string) => `strftime('%m/%d/%Y %H:%M', ${column} / 1000, 'unixepoch')`;

/** Facts about an incident that is named. */
export const oneIncident: readonly AskedQuestion[] = [
  { ask: 'What is the status of incident 124?', expect: fact(124, 'status') },
  { ask: 'Who is assigned to incident 139?', expect: fact(139, 'assignee_name') },
  { ask: 'Who is working on INC-000143?', expect: fact(143, 'assignee_name') },
  { ask: 'How severe is incident 117?', expect: fact(117, 'severity') },
  {
    ask: 'When was incident 131 detected?',
    expect: says(`select ${minute('detected_at')} from incidents where id = '131'`),
  },
  { ask: 'When is incident 142 due?', expect: says(`select ${minute('due_at')} from incidents where id = '142'`) },
  { ask: 'When was #126 resolved?', expect: day(126, 'resolved_at') },
  { ask: 'What is the source of incident 140?', expect: fact(140, 'source') },
  {
    ask: 'Summarise incident 144',
    expect: says(
      `select title || '' from incidents where id = '144' union all select assignee_name from incidents where id = '144' union all select severity from incidents where id = '144'`,
    ),
  },
  {
    ask: 'Which records are linked to incident 144?',
    expect: names(
      `select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '144' and l.deleted_at is null`,
    ),
  },
  {
    ask: 'Which entities are linked to incident 139?',
    expect: says(
      `select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '139' and r.family = 'entity'`,
    ),
  },
  {
    ask: 'What happened on incident 144?',
    expect: among(`select count(*) as n from events where object_type = 'incident' and object_id = '144'`),
  },
  {
    ask: 'Which playbook runs on incident 139?',
    expect: says(
      "select p.name, exists (select 1 from playbook_runs r where r.playbook_id = p.id and r.incident_id = '139') from playbooks p",
    ),
  },
  {
    ask: 'How many steps of the playbook are done on incident 144?',
    expect: among(
      `select count(*) as n from playbook_runs, json_each(steps) as step where incident_id = '144' and json_extract(step.value, '$.doneAt') is not null`,
    ),
  },
  {
    ask: 'Who is responsible for the incident "Beacon to a parked domain"?',
    expect: says(`select assignee_name from incidents where title = 'Beacon to a parked domain'`),
  },
  { ask: 'Is incident 118 overdue?', expect: says(`select ${minute('due_at')} from incidents where id = '118'`) },
  {
    ask: 'How long did it take to resolve incident 126?',
    expect: says(`select cast((resolved_at - detected_at) / 3600000 as text) || ' h' from incidents where id = '126'`),
  },
  { ask: "what's the status of 140", expect: fact(140, 'status') },
  { ask: 'where did incident 140 come from', expect: fact(140, 'source') },
];
