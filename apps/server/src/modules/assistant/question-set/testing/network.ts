import { type AskedQuestion, among, counts, first, names, opens, refused, says } from './asked-question.ts';

const live = "family = 'entity' and deleted_at is null";
const count = (where: string) => first(`select count(*) as n from intelligence where ${live} and ${where}`);
const listed = (where: string) => names(`select name from intelligence where ${live} and ${where}`);
const idOf = (name: string) => `(select id from intelligence where name = '${name}')`;
const ends = (name: string) => `deleted_at is null and (source_id = ${idOf(name)} or target_id = ${idOf(name)})`;
const opensEntity = (name: string) =>
  opens(
    `select '/network?entity=' || id || '*' from intelligence where name = '${name}' union all select '/network?entity=' || replace(id, ':', '%3A') || '*' from intelligence where name = '${name}'`,
  );

export const entities: readonly AskedQuestion[] = [
  { ask: 'How many entities are there?', expect: count('1 = 1') },
  { ask: 'How many persons are in the network?', expect: count("type = 'Person'") },
  { ask: 'How many organisations do we know?', expect: count("type = 'Organization'") },
  { ask: 'Which organizations are high risk?', expect: listed("type = 'Organization' and risk = 'High'") },
  { ask: 'List the high-risk people', expect: listed("type = 'Person' and risk = 'High'") },
  { ask: 'How many entities are high risk?', expect: count("risk = 'High'") },
  { ask: 'How many entities were active in the last 7 days?', expect: count('seen_at >= :now - 168 * 3600000') },
  {
    ask: 'Which places were active in the last 30 days?',
    expect: listed("type = 'Location' and seen_at >= :now - 720 * 3600000"),
  },
  {
    ask: 'Entities by type',
    expect: counts(`select type, count(*) as n from intelligence where ${live} group by type`),
  },
  {
    ask: 'Which entity has the most connections?',
    expect: says(
      `select name from intelligence e where ${live} order by (select count(*) from connections c where c.deleted_at is null and (c.source_id = e.id or c.target_id = e.id)) desc limit 1`,
    ),
  },
  {
    ask: 'What is the risk of Quayline Hosting?',
    expect: says(`select risk from intelligence where name = 'Quayline Hosting'`),
  },
  {
    ask: 'When was Sorina Dragan last active?',
    expect: says(
      `select strftime('%m/%d/%Y', seen_at / 1000, 'unixepoch') from intelligence where name = 'Sorina Dragan'`,
    ),
  },
  { ask: 'who do we know in Romania', expect: listed("type = 'Person' and country = 'RO'") },
  {
    ask: 'individuals located in Brazil or Poland',
    expect: listed("type = 'Person' and country in ('BR', 'PL')"),
  },
  // A city is not a country, and a place of that name is not the requested one.
  { ask: 'companies in London', expect: refused() },
  {
    ask: 'and in Romania?',
    after: 'companies in the UK',
    expect: listed("type = 'Organization' and country = 'RO'"),
  },
];

export const connections: readonly AskedQuestion[] = [
  {
    ask: 'How many connections are there?',
    expect: first('select count(*) as n from connections where deleted_at is null'),
  },
  {
    ask: 'How many connections does Meridian Freight have?',
    expect: first(`select count(*) as n from connections where ${ends('Meridian Freight')}`),
  },
  {
    ask: 'Who is connected to Elbe Registrar?',
    expect: among(
      `select count(*) as n from intelligence where ${live} and id in (select case when source_id = ${idOf('Elbe Registrar')} then target_id else source_id end from connections where ${ends('Elbe Registrar')})`,
    ),
  },
  {
    ask: 'Which connections of Quayline Hosting are strong?',
    expect: says(
      `select case when source_id = ${idOf('Quayline Hosting')} then (select name from intelligence where id = target_id) else (select name from intelligence where id = source_id) end from connections where ${ends('Quayline Hosting')} and strength = 'Strong'`,
    ),
  },
  {
    ask: 'How many strong connections does Harbour Group Holding have?',
    expect: first(
      `select count(*) as n from connections where strength = 'Strong' and ${ends('Harbour Group Holding')}`,
    ),
  },
  {
    ask: 'where does andrei munteanu work',
    expect: names(
      `select (select name from intelligence where id = target_id) from connections where deleted_at is null and type = 'Employment' and source_id = ${idOf('Andrei Munteanu')}`,
    ),
  },
];

export const paths: readonly AskedQuestion[] = [
  {
    ask: 'How is Dorian Vella connected to Andrei Munteanu?',
    expect: says("select 'Dorian Vella' union all select 'Andrei Munteanu'"),
  },
  {
    ask: 'How is Friederike Ahlers connected to Quayline Hosting?',
    expect: says("select 'Friederike Ahlers' union all select 'Quayline Hosting'"),
  },
  // The only record that is connected with both.
  { ask: 'Path between Ilse van der Meer and Quayline Hosting', expect: says("select 'Harbour Group Holding'") },
  { ask: 'Is Rafael Nogueira connected to Matteo Farrugia?', expect: opensEntity('Matteo Farrugia') },
  { ask: 'Shortest path between Callum Reid and Meridian Freight', expect: says("select 'Northgate Logistics'") },
  {
    ask: 'what connects wei ling tan to helena marsh',
    expect: says("select 'Straits Data Services' union all select 'Brightwell Payments'"),
  },
];

export const lookups: readonly AskedQuestion[] = [
  { ask: 'Who is Andrei Munteanu?', expect: opensEntity('Andrei Munteanu') },
  { ask: 'What do we know about Quayline Hosting?', expect: opensEntity('Quayline Hosting') },
  { ask: 'Tell me about Meridian Freight', expect: opensEntity('Meridian Freight') },
  { ask: 'Find Katarzyna Zielińska', expect: opensEntity('Katarzyna Zielińska') },
  { ask: 'Search for Gdansk', expect: opensEntity('Gdańsk, free port') },
  { ask: 'What is Credential theft through supplier portal?', expect: opens("select '/security?incident=144'") },
  { ask: 'Do we have anything on Sable Coast Trading?', expect: says("select 'Sable Coast Trading'") },
  { ask: 'Who is Chinedu Okeke?', as: 'tomas.lindqvist@example.com', expect: opensEntity('Chinedu Okeke') },
  { ask: 'do we know Elbe Registrar', expect: opensEntity('Elbe Registrar') },
  { ask: 'pull up the record for Yasmin Chaudhry', expect: opensEntity('Yasmin Chaudhry') },
  { ask: 'straits data services', expect: opensEntity('Straits Data Services') },
  { ask: 'do we know Keyser Soze', expect: refused() },
];
