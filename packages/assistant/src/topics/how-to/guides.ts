/** Concepts that a question about this has to be made of, all of them and no other. */
type Form = readonly string[];

/** Every pair, or triple, of one concept of each list. */
const each = (first: readonly string[], second: readonly string[], ...more: readonly string[]): Form[] =>
  first.flatMap((one) => second.map((other) => [one, other, ...more]));

const security = (tab: string) => `/security?tab=${tab}`;
const settings = (tab: string) => `/settings?tab=${tab}`;
const crime = (tab: string) => `/crime-analysis?tab=${tab}`;
const put = ['do:add', 'do:change'] as const;
const turnOn = ['do:enable', 'do:add', 'do:change'] as const;

/** What can be done in the console, by name; the help pages say how, and `words/` how it is asked. */
export const guides = {
  addTask: [['do:add', 'thing:task']],
  editTask: [['do:change', 'thing:task']],
  completeTask: [['do:complete', 'thing:task']],
  deleteTask: each(['do:delete', 'do:undo', 'do:restore'], ['thing:task']),
  taskPriority: [
    ...each(put, ['thing:priority', 'thing:dueDate']),
    ...each(put, ['thing:priority', 'thing:dueDate'], 'thing:task'),
  ],
  shortcuts: [['thing:shortcut'], ...each(['do:find', 'do:open'], ['thing:shortcut'])],
  widgets: [
    ...each(['do:add', 'do:delete', 'do:move', 'do:change', 'do:restore'], ['thing:widget']),
    ...each(['do:move', 'do:change', 'do:restore'], ['thing:dashboard']),
    ['do:add', 'thing:widget', 'thing:dashboard'],
    ['do:move', 'thing:widget', 'thing:dashboard'],
  ],
  addIncident: each(['do:add', 'do:open'], ['thing:incident']),
  editIncident: [['do:change', 'thing:incident']],
  changeStatus: [
    ['do:change', 'thing:status'],
    ['do:change', 'thing:status', 'thing:incident'],
    ...each(['do:resolve', 'do:complete'], ['thing:incident']),
  ],
  addNote: [
    ...each(['do:add'], ['thing:note', 'thing:update']),
    ...each(['do:add'], ['thing:note', 'thing:update'], 'thing:incident'),
  ],
  escalate: [['do:escalate'], ['do:escalate', 'thing:incident']],
  assign: [
    ['do:assign', 'thing:incident'],
    ['do:assign', 'thing:incident', 'thing:user'],
    ['do:change', 'thing:assignee'],
  ],
  linkRecord: [
    ...each(['do:link'], ['thing:threat', 'thing:entity', 'thing:record'], 'thing:incident'),
    ...each(['do:add'], ['thing:threat', 'thing:entity', 'thing:record'], 'thing:incident'),
    ['do:link', 'thing:record'],
  ],
  startPlaybook: [
    ['do:start', 'thing:playbook'],
    ['do:start', 'thing:playbook', 'thing:incident'],
  ],
  makePlaybook: each(['do:add', 'do:change', 'do:delete'], ['thing:playbook']),
  deleteIncident: each(['do:delete', 'do:undo', 'do:restore'], ['thing:incident']),
  report: [
    ...each(['do:add', 'do:export', 'do:start'], ['thing:report']),
    ...each(['do:add', 'do:export'], ['thing:report'], 'thing:incident'),
  ],
  acknowledge: each(['do:acknowledge'], ['thing:alert', 'thing:threat']),
  alertRule: [
    ...each(['do:add', 'do:change', 'do:delete', 'do:enable', 'do:disable'], ['thing:rule']),
    ['do:add', 'thing:rule', 'thing:alert'],
    ['do:add', 'thing:alert'],
  ],
  incidentFromAlert: [
    ['do:add', 'thing:incident', 'thing:alert'],
    ...each(['do:send'], ['thing:alert', 'thing:threat'], 'thing:incident'),
    ['do:link', 'thing:alert', 'thing:incident'],
  ],
  addThreat: [['do:add', 'thing:threat']],
  triage: [
    ['do:triage', 'thing:threat'],
    ['do:triage'],
    ['do:change', 'thing:threat'],
    ['do:change', 'thing:severity', 'thing:threat'],
    ['do:change', 'thing:status', 'thing:threat'],
  ],
  exportThreats: [['do:export', 'thing:threat']],
  filterThreats: each(['do:filter'], ['thing:threat']),
  addEntity: [['do:add', 'thing:entity']],
  editEntity: each(['do:change', 'do:delete', 'do:restore'], ['thing:entity']),
  addConnection: [
    ...each(['do:add', 'do:change', 'do:delete'], ['thing:connection']),
    ['do:link', 'thing:entity'],
    ['do:link', 'thing:threat', 'thing:entity'],
  ],
  findPath: [
    ['thing:path'],
    ...each(['do:find', 'do:add'], ['thing:path']),
    ...each(['do:find'], ['thing:path'], 'thing:entity'),
  ],
  exportNetwork: each(['do:export'], ['thing:network', 'thing:entity', 'thing:connection', 'thing:graph']),
  importStix: [
    ...each(
      ['do:import'],
      ['thing:stix', 'thing:threat', 'thing:entity', 'thing:connection', 'thing:file', 'thing:data'],
    ),
    ['do:import'],
    ['do:import', 'thing:stix', 'thing:file'],
  ],
  importCsv: [
    ['do:import', 'thing:csv'],
    ...each(
      ['do:import'],
      ['thing:threat', 'thing:entity', 'thing:connection', 'thing:file', 'thing:data'],
      'thing:csv',
    ),
  ],
  undoImport: each(['do:undo', 'do:delete'], ['thing:import']),
  refusals: [...each(['do:find', 'do:export'], ['thing:refusal']), ['do:find', 'thing:refusal', 'thing:import']],
  importCrime: [
    ...each(['do:import', 'do:add', 'do:export'], ['thing:crime']),
    ['do:import', 'thing:crime', 'thing:csv'],
    ['do:import', 'thing:crime', 'thing:file'],
  ],
  analyse: [
    ...each(['do:analyse'], ['thing:crime', 'thing:month']),
    ['do:analyse', 'thing:crime', 'thing:month'],
    ...each(['do:start', 'do:add'], ['thing:analysis']),
  ],
  compareMonths: each(['do:compare'], ['thing:month', 'thing:area', 'thing:crime']),
  crimeReport: [
    ['do:export', 'thing:analysis'],
    ['do:export', 'thing:crime', 'thing:report'],
    ['do:add', 'thing:crime', 'thing:report'],
    ['do:export', 'thing:row'],
  ],
  makeSchema: [
    ['do:add', 'thing:schema'],
    ['do:infer', 'thing:schema'],
    ...each(
      ['do:add', 'do:infer'],
      ['thing:csv', 'thing:file', 'thing:data', 'thing:json', 'thing:crime', 'thing:month'],
      'thing:schema',
    ),
    ['do:import', 'thing:schema'],
  ],
  schemaVersions: [
    ...each(['do:add', 'do:compare', 'do:find'], ['thing:version']),
    ...each(['do:add', 'do:compare'], ['thing:version'], 'thing:schema'),
    ['do:compare', 'thing:schema'],
  ],
  validate: [
    ...each(['do:validate'], ['thing:json', 'thing:document', 'thing:file', 'thing:data']),
    ...each(['do:validate'], ['thing:json', 'thing:document', 'thing:file', 'thing:data'], 'thing:schema'),
    ['do:validate'],
  ],
  exportSchema: [
    ['do:export', 'thing:schema'],
    ...each(['do:add', 'do:export'], ['thing:typescript']),
    ['do:export', 'thing:typescript', 'thing:schema'],
    ['do:add', 'thing:typescript', 'thing:schema'],
  ],
  deleteSchema: each(['do:delete', 'do:restore'], ['thing:schema']),
  theme: [['thing:theme'], ...each([...turnOn, 'do:disable', 'do:use', 'thing:settings'], ['thing:theme'])],
  language: [['thing:language'], ...each(['do:change', 'do:use', 'thing:settings'], ['thing:language'])],
  region: each(['do:change', 'do:find', 'thing:settings'], ['thing:timezone', 'thing:dateFormat']),
  defaultView: each(['do:change', 'do:find'], ['thing:defaultView']),
  density: each(['do:change', 'do:find', 'do:add', 'do:use', 'thing:settings'], ['thing:density']),
  sessionTimeout: each(['do:change', 'do:disable', 'do:find', 'thing:settings'], ['thing:sessionTimeout']),
  passwordExpiry: each(['do:change', 'do:disable', 'do:find', 'thing:settings'], ['thing:passwordExpiry']),
  // "Switch it off" says "switch" as well, which could be on.
  twoFactorOff: each(['do:disable', 'do:delete'], ['thing:twoFactor']),
  twoFactor: [['thing:twoFactor'], ...each(turnOn, ['thing:twoFactor'])],
  recoveryCodes: [['thing:recoveryCode'], ...each(['do:add', 'do:find', 'do:export'], ['thing:recoveryCode'])],
  passkeys: [['thing:passkey'], ...each(['do:enable', 'do:add', 'do:use', 'do:signIn'], ['thing:passkey'])],
  apiKey: each(['do:add', 'do:find', 'do:enable', 'do:change', 'do:use'], ['thing:apiKey']),
  revokeKey: each(['do:delete', 'do:disable'], ['thing:apiKey']),
  webhook: each(['do:add', 'do:change', 'do:enable', 'do:test', 'do:use'], ['thing:webhook']),
  origins: each(put, ['thing:origin', 'thing:rateLimit']),
  notificationSettings: [
    ...each(['do:enable', 'do:disable'], ['thing:notification', 'thing:mail', 'thing:push']),
    ...each(['do:change'], ['thing:notification', 'thing:push']),
    ...each(['do:enable', 'do:disable', 'do:change'], ['thing:mail', 'thing:push'], 'thing:notification'),
    ...each(['thing:settings'], ['thing:notification', 'thing:mail', 'thing:push']),
    ...each(['do:find', 'do:change'], ['thing:notification', 'thing:mail', 'thing:push'], 'thing:settings'),
  ],
  markRead: [['do:markRead', 'thing:notification']],
  clearNotifications: each(['do:delete', 'do:restore'], ['thing:notification']),
  announce: [
    ...each(['do:add', 'do:send'], ['thing:announcement']),
    ['do:send', 'thing:announcement', 'thing:everybody'],
    ['do:tell', 'thing:everybody'],
  ],
  password: [['thing:password'], ...each(['do:change', 'do:reset', 'do:add', 'thing:settings'], ['thing:password'])],
  email: [
    ...each(['do:change'], ['thing:mail', 'thing:username', 'thing:profile', 'thing:account']),
    ['do:change', 'thing:mail', 'thing:account'],
  ],
  sessions: [
    ['do:signOut'],
    ...each(['do:signOut', 'do:delete'], ['thing:session', 'thing:device']),
    ['do:signOut', 'thing:account'],
  ],
  myData: [...each(['do:export', 'do:find'], ['thing:myData'])],
  deleteAccount: [['do:delete', 'thing:account'], ...each(['do:disable', 'do:resolve'], ['thing:ownAccount'])],
  inviteUser: [['do:invite'], ...each(['do:add', 'do:invite'], ['thing:user'])],
  roles: [
    ...each(['do:approve', 'do:change', 'do:add'], ['thing:role']),
    ...each(['do:approve', 'do:change'], ['thing:role'], 'thing:user'),
    ['do:approve', 'thing:role', 'thing:request'],
  ],
  deactivateUser: each(['do:disable', 'do:delete', 'do:change'], ['thing:user']),
  resetSecondFactor: [
    ['do:reset', 'thing:twoFactor'],
    ['do:reset', 'thing:twoFactor', 'thing:user'],
  ],
  search: [
    ['do:search'],
    ['do:find', 'do:search'],
    ...each(['do:search'], ['thing:record', 'thing:threat', 'thing:entity', 'thing:incident', 'thing:task']),
  ],
  undo: [['do:undo'], ...each(['do:undo'], ['thing:change', 'thing:record']), ['do:restore', 'thing:record']],
  assistant: [
    ...each(['do:open', 'do:find', 'do:use', 'do:start'], ['thing:assistant']),
    ['do:delete', 'thing:chat'],
    ['do:restore', 'thing:chat'],
  ],
  externalModel: each(['do:add', 'do:link', 'do:change', 'do:enable', 'do:use'], ['thing:model']),
  removeSample: [['do:delete', 'thing:sample']],
  backup: [['thing:backup'], ...each(['do:add', 'do:restore', 'do:start'], ['thing:backup'])],
  audit: [...each(['do:verify', 'do:export', 'do:filter'], ['thing:audit'])],
  useApi: each(['do:use', 'do:open', 'do:start'], ['thing:api']),
} as const satisfies Readonly<Record<string, readonly Form[]>>;

export type GuideId = keyof typeof guides;

/** Screens that are asked for by what they show. */
export const places = {
  task: '/todos',
  dashboard: '/dashboard',
  incident: '/security',
  alert: security('alerts'),
  rule: security('alerts'),
  playbook: security('playbooks'),
  report: security('reports'),
  threat: '/threats',
  map: '/threats?tab=map',
  entity: '/network',
  connection: '/network',
  network: '/network',
  graph: '/network',
  crime: '/crime-analysis',
  coverage: crime('coverage'),
  analysis: crime('analysis'),
  schema: '/schemas',
  notification: '/notifications',
  import: '/imports',
  settings: '/settings',
  webhook: settings('api'),
  twoFactor: settings('security'),
  theme: settings('preferences'),
  language: settings('preferences'),
  device: settings('security'),
  sample: settings('preferences'),
  profile: '/profile',
  account: '/profile',
  session: '/profile',
  user: '/users',
  role: '/users',
  audit: '/audit',
  api: '/api-reference',
} as const satisfies Readonly<Record<string, string>>;

export type PlaceId = keyof typeof places;

/** "Security settings" names a part of a screen, with or without a verb. */
export const namedSettings: readonly (readonly [Form, PlaceId])[] = [
  [['thing:security', 'thing:settings'], 'twoFactor'],
  [['thing:api', 'thing:settings'], 'webhook'],
  [['thing:apiKey', 'thing:settings'], 'webhook'],
  [['thing:webhook', 'thing:settings'], 'webhook'],
  [['thing:display', 'thing:settings'], 'theme'],
  [['thing:profile', 'thing:settings'], 'profile'],
  [['thing:account', 'thing:settings'], 'profile'],
];
