import type {
  ActionProblem,
  fileStates as fileStateNames,
  TableMatch,
  tableRejections,
} from '@halyard/contracts/inflow/enrichment.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const matches: Readonly<Record<TableMatch, string>> = {
  exact: 'The value itself',
  network: 'The network that an address is in',
  domain: 'The domain that a host is below',
};

const rejections: Readonly<Record<(typeof tableRejections)[number], string>> = {
  no_key: 'Has no key',
  not_a_key: 'The key is not valid',
  repeated: 'The key occurs twice',
  too_long: 'The row is too long',
  too_many: 'More rows than a table takes',
  wrong_width: 'Has more or fewer cells than the heading',
};

const problems: Readonly<Record<ActionProblem, string>> = {
  blocked: 'The address is not allowed',
  redirected: 'The service redirects elsewhere',
  rejected: 'The service returned an error',
  timeout: 'No response in time',
  cut_off: 'The response was cut off',
  too_large: 'The response is too large',
  unreachable: 'The service cannot be reached',
  not_json: 'The response is not JSON',
  on_warning_list: 'On a warning list: not queried automatically',
  asked_to_wait: 'The service asked to wait: not queried',
};

const fileStates: Readonly<Record<(typeof fileStateNames)[number], string>> = {
  ready: 'Ready',
  missing: 'File missing',
  unreadable: 'File cannot be read',
};

/** Labels of paths in MaxMind databases. */
const paths: Readonly<Record<string, string>> = {
  'country.iso_code': 'Country code',
  'country.names.en': 'Country',
  'city.names.en': 'City',
  'continent.code': 'Continent code',
  'continent.names.en': 'Continent',
  autonomous_system_number: 'AS number',
  autonomous_system_organization: 'AS organization',
  'location.time_zone': 'Time zone',
  'postal.code': 'Postal code',
  'subdivisions.0.names.en': 'Region',
};

/** Enrichment of observables. `written` is a count in the user's number format. */
export const enrichment = {
  lead: 'Additional facts about observables from tables, files on the server and other services. They are shown beside an observable with their source and age, and change nothing.',
  loading: 'Loading enrichment...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  edit: common.edit,
  delete: common.delete,
  more: common.showMore,
  deleted: (name: string) => `Deleted: ${name}`,

  failures: {
    load: 'Failed to load enrichment.',
    table: 'Failed to load the table.',
    action: 'Failed to save the action.',
    delete: 'Failed to delete.',
    run: 'Failed to run the action.',
  },

  /** Of addresses: what no file knows about, and what files have no entry for. */
  places: {
    country: 'Country',
    anyCountry: 'Any country',
    unknownCountry: 'Country unknown',
    noCountry: 'No country',
    countryIs: (name: string) => `Country: ${name}`,
    asn: 'AS number',
    anyAsn: 'Any AS number',
    unknownAsn: 'AS number unknown',
    noAsn: 'No AS number',
    asnIs: (number: string) => `AS${number}`,
  },

  tables: {
    title: 'Tables',
    none: 'No tables yet. Upload a CSV file of assets, sites or partners.',
    add: 'New table',
    replace: 'Replace rows',
    rows: (count: number, written: string) => plural(count, { one: '1 row', other: `${written} rows` }),
    rejected: (count: number, written: string) =>
      plural(count, { one: '1 row rejected', other: `${written} rows rejected` }),
    found: 'Found by',
    keyColumn: 'Key column',
    columns: 'Columns shown',
    file: 'Loaded',
    loaded: (file: string, when: string, by: string) => `${file}, ${when}, ${by}`,
    edition: 'Version',
    key: 'Key',
    line: (line: string) => `Line ${line}`,
    done: (name: string, rows: string) => `${name}: ${rows}`,
  },

  form: {
    addTitle: 'New table',
    replaceTitle: (name: string) => `Replace the rows of ${name}`,
    replaceAbout:
      'All rows are replaced in one step; the heading must have the same columns. This can be undone for a day.',
    file: 'CSV file',
    fileHint: 'UTF-8 with a heading; commas, semicolons or tabs. Up to 20 MB and 100,000 rows.',
    fileMissing: 'Choose a file with a heading.',
    name: 'Name',
    nameMissing: 'Enter a name.',
    keyType: 'Type of the key',
    columnsMissing: 'Select at least one column.',
    load: 'Load',
    outcome: 'What was loaded',
  },

  files: {
    title: 'Files on the server',
    none: 'No MMDB file is configured. An operator sets HALYARD_MMDB_FILES.',
    built: (when: string) => `Built ${when}`,
  },

  actions: {
    title: 'HTTP actions',
    none: 'No actions yet. An action queries another service about an observable when someone runs it.',
    add: 'New action',
    editTitle: (name: string) => `Edit ${name}`,
    types: 'For',
    typesMissing: 'Select at least one type.',
    method: 'Method',
    url: 'URL',
    urlHint: 'Write {{value}} where the observable belongs.',
    urlMissing: 'Enter an address with {{value}}.',
    body: 'Body (JSON)',
    fields: 'Fields to show',
    fieldsHint: 'One per line: name = path, for example Score = data.score or Name = results[0].name.',
    fieldsMissing: 'Enter at least one field.',
    perHour: 'Automatic runs an hour',
    perHourHint:
      'Maximum number of new observables queried automatically per hour; empty: only on a click. Values on warning lists are not sent.',
    perHourWrong: 'Enter a whole number from 1 to 3,600, or nothing.',
    runs: 'Runs',
    onClick: 'On a click',
    byItself: (count: string) => `For new observables, at most ${count} an hour`,
    save: common.save,
    credential: 'Credential',
    kept: 'Keep the current one',
    kindNone: 'None',
    kindBearer: 'Bearer token',
    kindBasic: 'User and password',
    kindApiKey: 'Key in a header',
    token: 'Token',
    user: 'User',
    password: 'Password',
    header: 'Header',
    key: 'Key',
    saved: (name: string) => `Saved: ${name}`,
  },

  part: {
    title: 'Enrichment',
    none: 'No table, file or action says anything of it.',
    noFacts: 'Nothing stated.',
    notRun: 'Not run yet.',
    loaded: (when: string) => `Table, loaded ${when}`,
    built: (when: string) => `File, built ${when}`,
    answered: (when: string) => `Action, answered ${when}`,
    action: 'Action',
    match: (match: string) => `matches ${match}`,
    run: 'Run',
    again: 'Run again',
    runName: (name: string) => `Run ${name}`,
    failed: (when: string, why: string) => `Last try ${when}: ${why}`,
    status: (why: string, status: string) => `${why} (${status})`,
  },
  matches,
  rejections,
  problems,
  fileStates,
  paths,
};
