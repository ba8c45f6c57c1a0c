import type { SearchKind } from '@halyard/contracts/work/search.ts';

/** SQL over one row, whose alias is a parameter. */
type OfRow = (row: string) => string;

/** A searchable table, and its indexed columns. */
export type Source = {
  readonly table: 'intelligence' | 'incidents' | 'playbooks' | 'todos' | 'people' | 'schemas' | 'analyses' | 'alerts';
  readonly kind: OfRow;
  readonly title: OfRow;
  readonly subtitle: OfRow;
  /** All texts whose words find the row, including the title. */
  readonly text: OfRow;
  readonly visibleTo: OfRow;
  readonly at: OfRow;
  /** Whether the row is to be found at all. */
  readonly isFound: OfRow;
  /** The columns used by any of these, in addition to those of `isFound`. */
  readonly columns: readonly string[];
};

// Of a long description the beginning is searched.
const begin = (column: string) => `substr(${column}, 1, 4000)`;
const joined = (...texts: readonly string[]) => texts.join(` || ' ' || `);
const orEmpty = (column: string) => `coalesce(${column}, '')`;
const always = (value: string) => () => `'${value}'`;
const ofKind = (kind: SearchKind) => always(kind);
const isKept: OfRow = (row) => `${row}.deleted_at is null`;

const digits = (row: string) => `cast(${row}.number as text)`;
const sixDigits: OfRow = (row) => `substr('000000', length(${digits(row)}) + 1) || ${digits(row)}`;
/** INC-000142, as `incidentName` of the contract writes it. */
const incidentName: OfRow = (row) => `'INC-' || ${sixDigits(row)}`;
/** ALT-000142. */
const alertName: OfRow = (row) => `'ALT-' || ${sixDigits(row)}`;

const fullName: OfRow = (row) => `trim(${joined(orEmpty(`${row}.first_name`), orEmpty(`${row}.last_name`))})`;

/** London, Kent: the list as it is read, without the signs of JSON. */
const citiesOf: OfRow = (row) =>
  ['["', '"]', '[]'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, `replace(${row}.cities, '","', ', ')`);

/** The document columns for each row. */
export const sources: readonly Source[] = [
  {
    table: 'intelligence',
    // Records that are neither threat nor entity are also found on the screen of entities, which shows all STIX types.
    kind: (row) => `case ${row}.family when 'threat' then 'threat' else 'entity' end`,
    title: (row) => `${row}.name`,
    subtitle: (row) => `${row}.type || case ${row}.source when '' then '' else ' · ' || ${row}.source end`,
    text: (row) =>
      joined(
        ...[`${row}.name`, `${row}.type`, `${row}.source`, `${row}.labels`, orEmpty(`${row}.country`)],
        begin(`${row}.description`),
      ),
    visibleTo: always('everyone'),
    at: (row) => `coalesce(${row}.seen_at, ${row}.created_at)`,
    // Unpublished rows are indexed too, so that publishing 100,000 rows is quick; searches exclude them.
    isFound: (row) => `(${row}.deleted_at is null or ${row}.deleted_at = 0)`,
    columns: ['family', 'name', 'type', 'source', 'labels', 'country', 'description', 'seen_at'],
  },
  {
    table: 'incidents',
    kind: ofKind('incident'),
    title: (row) => `${row}.title`,
    subtitle: (row) => `${incidentName(row)} || ' · ' || ${row}.status`,
    text: (row) =>
      joined(
        ...[`${row}.title`, incidentName(row), digits(row), `${row}.source`, `${row}.labels`],
        ...[orEmpty(`${row}.assignee_name`), begin(`${row}.description`)],
      ),
    visibleTo: always('everyone'),
    at: (row) => `${row}.detected_at`,
    isFound: isKept,
    columns: ['title', 'status', 'source', 'labels', 'assignee_name', 'description', 'detected_at'],
  },
  {
    table: 'playbooks',
    kind: ofKind('playbook'),
    title: (row) => `${row}.name`,
    subtitle: (row) => `substr(${row}.description, 1, 120)`,
    text: (row) => joined(`${row}.name`, begin(`${row}.description`), begin(`${row}.steps`)),
    visibleTo: always('everyone'),
    at: (row) => `${row}.updated_at`,
    isFound: isKept,
    columns: ['name', 'description', 'steps', 'updated_at'],
  },
  {
    table: 'schemas',
    kind: ofKind('schema'),
    title: (row) => `${row}.title`,
    subtitle: (row) => `'v' || cast(${row}.version as text) || ' · ' || ${row}.source`,
    text: (row) => joined(`${row}.title`, `${row}.source`, begin(`${row}.description`)),
    visibleTo: always('everyone'),
    at: (row) => `${row}.created_at`,
    isFound: isKept,
    columns: ['title', 'version', 'source', 'description'],
  },
  {
    table: 'analyses',
    kind: ofKind('analysis'),
    title: (row) => joined(`${row}.month`, `${citiesOf(row)}`),
    subtitle: always(''),
    text: (row) => joined(`${row}.month`, `${citiesOf(row)}`),
    visibleTo: always('everyone'),
    at: (row) => `${row}.created_at`,
    isFound: () => '1 = 1',
    columns: ['month', 'cities'],
  },
  {
    table: 'todos',
    kind: ofKind('task'),
    title: (row) => `${row}.text`,
    subtitle: always(''),
    text: (row) => `${row}.text`,
    visibleTo: (row) => `${row}.owner_id`,
    at: (row) => `${row}.created_at`,
    isFound: isKept,
    columns: ['text', 'owner_id'],
  },
  {
    table: 'people',
    kind: ofKind('user'),
    title: (row) => `${row}.username`,
    subtitle: (row) => `${row}.email || case ${fullName(row)} when '' then '' else ' · ' || ${fullName(row)} end`,
    text: (row) =>
      joined(
        ...[`${row}.username`, `${row}.email`, `${row}.department`],
        ...['first_name', 'last_name', 'company'].map((column) => orEmpty(`${row}.${column}`)),
      ),
    visibleTo: always('administrators'),
    at: (row) => `${row}.created_at`,
    isFound: () => '1 = 1',
    columns: ['username', 'email', 'department', 'first_name', 'last_name', 'company'],
  },
];

/** Received alerts, added later. Their own text has title, entity, observables and key. */
export const alertSource: Source = {
  table: 'alerts',
  kind: ofKind('alert'),
  title: (row) => `${row}.title`,
  subtitle: (row) => `${alertName(row)} || coalesce(' · ' || ${row}.entity, '')`,
  text: (row) => joined(alertName(row), digits(row), begin(`${row}.search_text`)),
  visibleTo: always('everyone'),
  at: (row) => `${row}.first_seen`,
  isFound: isKept,
  columns: ['title', 'entity', 'search_text'],
};

/** Received alerts, which are also found by other words of their payload. */
export const alertContextSource: Source = Object.assign({}, alertSource, {
  text: (row: string) => joined(alertSource.text(row), orEmpty(`${row}.context_text`)),
  columns: [...alertSource.columns, 'context_text'],
});

/** Searchable tables in the newest version. */
export const everySource: readonly Source[] = [...sources, alertContextSource];

/** One document for each event with notifications; the recipients are checked by the search. */
export const notificationOf = (event: string, jsonField: (json: string, field: string) => string) => {
  const said = orEmpty(jsonField(`${event}.details`, 'message'));
  return {
    kind: `'notification'`,
    recordId: `cast(${event}.id as text)`,
    title: orEmpty(`${event}.subject`),
    // The kind of the event: the screen has the sentence for it, in the person's language.
    subtitle: `${event}.kind`,
    text: joined(orEmpty(`${event}.subject`), begin(said)),
    visibleTo: `'told'`,
    at: `${event}.at`,
  };
};

export type DocumentSql = ReturnType<typeof notificationOf>;

export const documentOf = (source: Source, row: string): DocumentSql => ({
  kind: source.kind(row),
  recordId: `${row}.id`,
  title: source.title(row),
  subtitle: source.subtitle(row),
  text: source.text(row),
  visibleTo: source.visibleTo(row),
  at: source.at(row),
});

export const documentColumns = 'kind, record_id, title, title_key, subtitle, visible_to, at';
export const documentValues = ({ kind, recordId, title, subtitle, visibleTo, at }: DocumentSql) =>
  [kind, recordId, title, `sort_key(${title})`, subtitle, visibleTo, at].join(', ');

/** Whether any searchable part differs between two versions of a row. */
export const differs = ({ columns, isFound }: Source, before: string, after: string) =>
  [
    ...columns.map((column) => `${before}.${column} is distinct from ${after}.${column}`),
    `(${isFound(before)}) <> (${isFound(after)})`,
  ].join(' or ');
