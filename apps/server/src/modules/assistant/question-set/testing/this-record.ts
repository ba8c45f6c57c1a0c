import { type AskedQuestion, first, names, noFigure, says } from './asked-question.ts';

const incident = { screen: '/security?incident=139' } as const;
const fact = (column: string) => says(`select ${column} from incidents where id = '139'`);
const minute = (column: string) => `strftime('%m/%d/%Y %H:%M', ${column} / 1000, 'unixepoch')`;
const linked = (family: string) =>
  names(
    `select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '139' and r.family = '${family}'`,
  );
const runsOn = (id: string) =>
  `select p.name, exists (select 1 from playbook_runs r where r.playbook_id = p.id and r.incident_id = '${id}') from playbooks p`;
const entityId = 'identity--956bbae5-5eac-573d-a2fb-cab18a1bc6e2';
const entity = { screen: `/network?entity=${entityId}` } as const;
const schema = { screen: '/schemas?schema=sample-customer' } as const;

/** Questions about the record that is open; threats have an id that depends on the time, so none is named here. */
export const thisRecord: readonly AskedQuestion[] = [
  { ...incident, ask: 'Who is assigned to this incident?', expect: fact('assignee_name') },
  { ...incident, ask: 'What is its status?', expect: fact('status') },
  { ...incident, ask: 'How severe is this?', expect: fact('severity') },
  { ...incident, ask: 'When was this incident detected?', expect: fact(minute('detected_at')) },
  { ...incident, ask: 'When is it due?', expect: fact(minute('due_at')) },
  { ...incident, ask: 'Which entities are linked to this incident?', expect: linked('entity') },
  { ...incident, ask: 'Which threats are linked to it?', expect: linked('threat') },
  { ...incident, ask: 'Summarise this incident', expect: fact('title') },
  { ...incident, ask: 'Where does this incident come from?', expect: fact('source') },
  { ...incident, ask: 'Who has this one?', expect: fact('assignee_name') },
  {
    ...incident,
    ask: 'Which playbook is running on this incident?',
    expect: says(runsOn('139')),
  },
  {
    ...incident,
    ask: 'What happened here?',
    mayRefuse: true,
    expect: first("select count(*) as n from events where object_type = 'incident' and object_id = '139'"),
  },
  {
    ...entity,
    ask: 'What is the risk of this entity?',
    expect: says(`select risk from intelligence where id = '${entityId}'`),
  },
  {
    ...entity,
    ask: 'How many connections does it have?',
    expect: first(
      `select count(*) as n from connections where deleted_at is null and (source_id = '${entityId}' or target_id = '${entityId}')`,
    ),
  },
  {
    ...entity,
    ask: 'Who is this?',
    expect: says(`select name from intelligence where id = '${entityId}'`),
    mayRefuse: true,
  },
  {
    ...entity,
    ask: 'When was this entity last active?',
    expect: says(`select strftime('%m/%d/%Y', seen_at / 1000, 'unixepoch') from intelligence where id = '${entityId}'`),
  },
  {
    ...schema,
    ask: 'Which fields does this schema have?',
    expect: says("select key from schemas, json_each(document, '$.properties') where schemas.id = 'sample-customer'"),
  },
  {
    ...schema,
    ask: 'Which fields are required in this schema?',
    expect: says("select value from schemas, json_each(document, '$.required') where schemas.id = 'sample-customer'"),
  },
  { screen: '/dashboard', ask: 'Who is assigned to this incident?', expect: noFigure },
  {
    screen: '/security?incident=144',
    ask: 'tl;dr',
    expect: says("select title from incidents where id = '144'"),
  },
];
