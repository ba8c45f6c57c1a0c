import {
  type AskedQuestion,
  always,
  among,
  first,
  names,
  noFigure,
  ofCrime,
  opens,
  refused,
  says,
} from './asked-question.ts';
import { londonBoroughs } from './london-boroughs.ts';

const where = (condition: string) => ofCrime.first(`select count(*) as n from crime where ${condition}`);
const london = `area in (${londonBoroughs.map((name) => `'${name}'`).join(', ')})`;
const categories = (condition: string) =>
  ofCrime.counts(
    `select category, count(*) as n from crime where ${condition} group by category order by n desc, category limit 10`,
  );
const oct = "month = '2026-10'";
const sep = "month = '2026-09'";
const share = (part: string, whole: string) =>
  ofCrime.among(`select round(100.0 * count(*) filter (where ${part}) / count(*), 1) as n from crime where ${whole}`);

/** Figures of the generated police data; a question without a time means all months that are here. */
export const crime: readonly AskedQuestion[] = [
  { ask: 'How many crimes were there in October 2026?', expect: where(oct) },
  { ask: 'How many burglaries were there in October 2026?', expect: where(`${oct} and category = 'Burglary'`) },
  {
    ask: 'How many burglaries were there in Camden in October 2026?',
    expect: where(`${oct} and category = 'Burglary' and area = 'Camden'`),
  },
  { ask: 'How many crimes in London in September 2026?', expect: where(`${sep} and ${london}`) },
  {
    ask: 'How many shoplifting offences in Leeds in March 2026?',
    expect: where("month = '2026-03' and category = 'Shoplifting' and area = 'Leeds'"),
  },
  {
    ask: 'How many robberies were reported by the Metropolitan Police in 2025?',
    expect: where("month like '2025-%' and category = 'Robbery' and force = 'metropolitan'"),
  },
  {
    ask: 'How many drug offences were recorded in Kent last month?',
    expect: where(`${oct} and category = 'Drugs' and force = 'kent'`),
  },
  {
    ask: 'How many bicycle thefts were there in Westminster between June 2026 and August 2026?',
    expect: where("month between '2026-06' and '2026-08' and category = 'Bicycle theft' and area = 'Westminster'"),
  },
  {
    ask: 'How many crimes were there in Birmingham in 2025?',
    expect: where("month like '2025-%' and area = 'Birmingham'"),
  },
  {
    ask: 'How many crimes did the British Transport Police report in October 2026?',
    expect: where(`${oct} and force = 'btp'`),
  },
  {
    ask: 'Number of vehicle crimes in Liverpool in August 2026',
    expect: where("month = '2026-08' and category = 'Vehicle crime' and area = 'Liverpool'"),
  },
  {
    ask: 'How much anti-social behaviour was there in October 2026?',
    expect: where(`${oct} and category = 'Anti-social behaviour'`),
  },
  {
    ask: 'How many crimes without anti-social behaviour were there in Camden in October 2026?',
    expect: where(`${oct} and area = 'Camden' and category <> 'Anti-social behaviour'`),
  },
  { ask: 'Crimes by category in Camden in October 2026', expect: categories(`${oct} and area = 'Camden'`) },
  { ask: 'Crimes by category in October 2026', expect: categories(oct) },
  {
    ask: 'What was the most common crime in Hackney in October 2026?',
    expect: ofCrime.says(
      `select category from crime where ${oct} and area = 'Hackney' group by category order by count(*) desc limit 1`,
    ),
  },
  {
    ask: 'Which area had the most burglaries in October 2026?',
    expect: ofCrime.says(
      `select area from crime where ${oct} and category = 'Burglary' and area is not null group by area order by count(*) desc, area limit 1`,
    ),
  },
  {
    ask: 'Top 5 areas for robbery in 2026',
    expect: ofCrime.among(`select count(*) as n from crime where month like '2026-%' and category = 'Robbery'`),
  },
  {
    ask: 'What share of crimes in Camden in October 2026 was burglary?',
    expect: share("category = 'Burglary'", `${oct} and area = 'Camden'`),
  },
  {
    ask: 'Compare burglaries in London in October 2026 and September 2026',
    expect: ofCrime.among(
      `select count(*) filter (where ${oct}) as a, count(*) filter (where ${sep}) as b from crime where category = 'Burglary' and ${london}`,
    ),
  },
  {
    ask: 'Compare robberies in Camden and Hackney in October 2026',
    expect: ofCrime.among(
      `select count(*) filter (where area = 'Camden') as a, count(*) filter (where area = 'Hackney') as b from crime where category = 'Robbery' and ${oct}`,
    ),
  },
  {
    ask: 'Burglaries in Camden by month in 2025',
    expect: ofCrime.first(
      "select count(*) as n from crime where category = 'Burglary' and area = 'Camden' and month like '2025-%'",
    ),
  },
  { ask: 'How many crimes had no location in October 2026?', expect: where(`${oct} and longitude is null`) },
  { ask: 'How many burglaries were there?', expect: where("category = 'Burglary'") },
  { ask: 'How many crimes in Camden?', expect: where("area = 'Camden'") },
  {
    ask: 'Which force recorded the most crimes in October 2026?',
    expect: ofCrime.says(
      `select reported_by from crime where ${oct} group by reported_by order by count(*) desc limit 1`,
    ),
  },
  { ask: 'How many burglaries were there in Camden in March 2020?', expect: noFigure },
  { ask: 'How many crimes were there in December 2027?', expect: noFigure },
  {
    ask: 'Which categories are most common in Kent?',
    expect: ofCrime.says(
      "select category from crime where force = 'kent' group by category order by count(*) desc limit 1",
    ),
  },
  {
    ask: 'how many cars were stolen in birmingham last month',
    expect: where(`${oct} and category = 'Vehicle crime' and area = 'Birmingham'`),
  },
  {
    ask: 'where do most robberies happen in southwark',
    expect: ofCrime.says(
      "select location from crime where category = 'Robbery' and area = 'Southwark' group by location order by count(*) desc limit 1",
    ),
  },
  { ask: 'how many crime records do we have in total', expect: where('true') },
  {
    ask: 'anti social behavior in slough in september 2026',
    expect: where(`${sep} and category = 'Anti-social behaviour' and area = 'Slough'`),
  },
  {
    after: 'How many burglaries were there in Camden in October 2026?',
    ask: 'how does that compare to september',
    expect: ofCrime.among(
      `select count(*) filter (where ${oct}) as a, count(*) filter (where ${sep}) as b from crime where category = 'Burglary' and area = 'Camden'`,
    ),
  },
  { ask: 'burglaries in camden and drugs in hackney', expect: refused() },
  { ask: 'burglaries in october 2026 and robberies in september 2026', expect: refused() },
  { ask: 'how many burglaries led to a charge in camden in june 2026', expect: refused() },
  { ask: 'burglaries at night in camden', expect: refused() },
];

export const coverage: readonly AskedQuestion[] = [
  {
    ask: 'Which months of police data are here?',
    expect: ofCrime.among('select count(distinct month) as n from crime'),
  },
  { ask: 'How many rows of police data are there for October 2026?', expect: where(oct) },
  {
    ask: 'Which forces are in the police data?',
    expect: among("select count(distinct force) as n from crime_parts where state = 'live'"),
  },
  { ask: 'How many police data files were imported?', expect: among('select count(*) as n from crime_files') },
  { ask: 'Is there data from Greater Manchester Police?', expect: says(always('Not published')) },
  { ask: 'What is the newest month of crime data?', expect: says("select 'November 2026'") },
  {
    ask: 'what period does the police data cover',
    expect: says("select 'December 2024' union all select 'November 2026'"),
  },
  { ask: 'why is there no data for greater manchester', mayRefuse: true, expect: says("select '2019'") },
  {
    ask: 'list the police forces',
    expect: among("select count(distinct force) as n from crime_parts where state = 'live'"),
  },
  {
    ask: 'is there data on andrei munteanu',
    expect: opens("select '/network?entity=' || id || '*' from intelligence where name = 'Andrei Munteanu'"),
  },
];

const required = (id: string) =>
  `select value from schemas, json_each(document, '$.required') where schemas.id = '${id}'`;

export const schemas: readonly AskedQuestion[] = [
  { ask: 'How many schemas are there?', expect: first('select count(*) as n from schemas where deleted_at is null') },
  { ask: 'List the schemas', expect: names('select title from schemas where deleted_at is null') },
  {
    ask: 'What is the newest schema?',
    expect: says('select title from schemas where deleted_at is null order by created_at desc limit 1'),
  },
  {
    ask: 'Which fields does the schema Customer data have?',
    expect: says("select key from schemas, json_each(document, '$.properties') where schemas.id = 'sample-customer'"),
  },
  { ask: 'Which fields are required in the schema "Product inventory"?', expect: says(required('sample-product')) },
  {
    ask: 'How many fields does the schema "Order transactions" have?',
    expect: first(
      "select count(*) as n from schemas, json_each(document, '$.properties') where schemas.id = 'sample-transaction'",
    ),
  },
  {
    ask: 'What was the schema Customer data made from?',
    expect: says("select source from schemas where id = 'sample-customer'"),
  },
  {
    ask: 'What type is the field "amount" in the schema Order transactions?',
    expect: says(
      "select json_extract(document, '$.properties.amount.type') from schemas where id = 'sample-transaction'",
    ),
  },
  {
    ask: 'allowed values of method in order transactions',
    expect: says(
      "select value from schemas, json_each(document, '$.properties.method.enum') where schemas.id = 'sample-transaction'",
    ),
  },
  {
    ask: 'which schemas have a currency field',
    expect: says('select title, document like \'%"currency": {%\' from schemas where deleted_at is null'),
  },
  {
    ask: 'what data type is price in product inventory',
    expect: says(
      "select json_extract(document, '$.properties.price.type') from schemas where schemas.id = 'sample-product'",
    ),
  },
  { ask: 'how many customers do we have', expect: refused() },
];

const ran = (where: string) => first(`select count(*) as n from analyses where ${where}`);

/** None has been run. */
export const analyses: readonly AskedQuestion[] = [
  { ask: 'How many crime analyses are there?', expect: ran('1 = 1') },
  { ask: 'How many analyses failed?', expect: ran("status = 'failed'") },
  { ask: 'What is the latest analysis?', expect: ran('1 = 1') },
];
