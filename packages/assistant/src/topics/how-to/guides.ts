/** Concepts that a question about this has to be made of, all of them and no other. */
type Form = readonly string[];

type Guide = {
  readonly forms: readonly Form[];
  /** Addresses of the names in brackets in its text, in their order. */
  readonly links: readonly string[];
};

/** Every pair, or triple, of one concept of each list. */
const each = (first: readonly string[], second: readonly string[], ...more: readonly string[]): Form[] =>
  first.flatMap((one) => second.map((other) => [one, other, ...more]));

const security = (tab: string) => `/security?tab=${tab}`;
const settings = (tab: string) => `/settings?tab=${tab}`;
const crime = (tab: string) => `/crime-analysis?tab=${tab}`;
const put = ['do:add', 'do:change'] as const;
const turnOn = ['do:enable', 'do:add', 'do:change'] as const;

/** What can be done in the console, by name; how it is said lies in `instructions/` and `words/`. */
export const guides = {
  addTask: { forms: [['do:add', 'thing:task']], links: ['/todos'] },
  editTask: { forms: [['do:change', 'thing:task']], links: ['/todos'] },
  completeTask: { forms: [['do:complete', 'thing:task']], links: ['/todos'] },
  deleteTask: { forms: each(['do:delete', 'do:undo', 'do:restore'], ['thing:task']), links: ['/todos'] },
  taskPriority: {
    forms: [
      ...each(put, ['thing:priority', 'thing:dueDate']),
      ...each(put, ['thing:priority', 'thing:dueDate'], 'thing:task'),
    ],
    links: ['/todos'],
  },
  shortcuts: { forms: [['thing:shortcut'], ...each(['do:find', 'do:open'], ['thing:shortcut'])], links: ['/todos'] },
  widgets: {
    forms: [
      ...each(['do:add', 'do:delete', 'do:move', 'do:change', 'do:restore'], ['thing:widget']),
      ...each(['do:move', 'do:change', 'do:restore'], ['thing:dashboard']),
      ['do:add', 'thing:widget', 'thing:dashboard'],
      ['do:move', 'thing:widget', 'thing:dashboard'],
    ],
    links: ['/dashboard'],
  },
  addIncident: { forms: each(['do:add', 'do:open'], ['thing:incident']), links: ['/security'] },
  editIncident: { forms: [['do:change', 'thing:incident']], links: ['/security'] },
  changeStatus: {
    forms: [
      ['do:change', 'thing:status'],
      ['do:change', 'thing:status', 'thing:incident'],
      ...each(['do:resolve', 'do:complete'], ['thing:incident']),
    ],
    links: ['/security'],
  },
  addNote: {
    forms: [
      ...each(['do:add'], ['thing:note', 'thing:update']),
      ...each(['do:add'], ['thing:note', 'thing:update'], 'thing:incident'),
    ],
    links: ['/security'],
  },
  escalate: { forms: [['do:escalate'], ['do:escalate', 'thing:incident']], links: ['/security'] },
  assign: {
    forms: [
      ['do:assign', 'thing:incident'],
      ['do:assign', 'thing:incident', 'thing:user'],
      ['do:change', 'thing:assignee'],
    ],
    links: ['/security'],
  },
  linkRecord: {
    forms: [
      ...each(['do:link'], ['thing:threat', 'thing:entity', 'thing:record'], 'thing:incident'),
      ...each(['do:add'], ['thing:threat', 'thing:entity', 'thing:record'], 'thing:incident'),
      ['do:link', 'thing:record'],
    ],
    links: ['/security'],
  },
  startPlaybook: {
    forms: [
      ['do:start', 'thing:playbook'],
      ['do:start', 'thing:playbook', 'thing:incident'],
    ],
    links: ['/security', security('playbooks')],
  },
  makePlaybook: {
    forms: each(['do:add', 'do:change', 'do:delete'], ['thing:playbook']),
    links: [security('playbooks')],
  },
  deleteIncident: { forms: each(['do:delete', 'do:undo', 'do:restore'], ['thing:incident']), links: ['/security'] },
  report: {
    forms: [
      ...each(['do:add', 'do:export', 'do:start'], ['thing:report']),
      ...each(['do:add', 'do:export'], ['thing:report'], 'thing:incident'),
    ],
    links: [security('reports')],
  },
  acknowledge: {
    forms: each(['do:acknowledge'], ['thing:alert', 'thing:threat']),
    links: [security('alerts'), '/threats'],
  },
  alertRule: {
    forms: [
      ...each(['do:add', 'do:change', 'do:delete', 'do:enable', 'do:disable'], ['thing:rule']),
      ['do:add', 'thing:rule', 'thing:alert'],
      ['do:add', 'thing:alert'],
    ],
    links: [security('alerts')],
  },
  incidentFromAlert: {
    forms: [
      ['do:add', 'thing:incident', 'thing:alert'],
      ...each(['do:send'], ['thing:alert', 'thing:threat'], 'thing:incident'),
      ['do:link', 'thing:alert', 'thing:incident'],
    ],
    links: [security('alerts'), '/threats'],
  },
  addThreat: { forms: [['do:add', 'thing:threat']], links: ['/threats'] },
  triage: {
    forms: [
      ['do:triage', 'thing:threat'],
      ['do:triage'],
      ['do:change', 'thing:threat'],
      ['do:change', 'thing:severity', 'thing:threat'],
      ['do:change', 'thing:status', 'thing:threat'],
    ],
    links: ['/threats'],
  },
  exportThreats: { forms: [['do:export', 'thing:threat']], links: ['/threats'] },
  filterThreats: { forms: each(['do:filter'], ['thing:threat']), links: ['/threats'] },
  addEntity: { forms: [['do:add', 'thing:entity']], links: ['/network'] },
  editEntity: { forms: each(['do:change', 'do:delete', 'do:restore'], ['thing:entity']), links: ['/network'] },
  addConnection: {
    forms: [
      ...each(['do:add', 'do:change', 'do:delete'], ['thing:connection']),
      ['do:link', 'thing:entity'],
      ['do:link', 'thing:threat', 'thing:entity'],
    ],
    links: ['/network'],
  },
  findPath: {
    forms: [
      ['thing:path'],
      ...each(['do:find', 'do:add'], ['thing:path']),
      ...each(['do:find'], ['thing:path'], 'thing:entity'),
    ],
    links: ['/network'],
  },
  exportNetwork: {
    forms: each(['do:export'], ['thing:network', 'thing:entity', 'thing:connection', 'thing:graph']),
    links: ['/network'],
  },
  importStix: {
    forms: [
      ...each(
        ['do:import'],
        ['thing:stix', 'thing:threat', 'thing:entity', 'thing:connection', 'thing:file', 'thing:data'],
      ),
      ['do:import'],
      ['do:import', 'thing:stix', 'thing:file'],
    ],
    links: ['/imports'],
  },
  importCsv: {
    forms: [
      ['do:import', 'thing:csv'],
      ...each(
        ['do:import'],
        ['thing:threat', 'thing:entity', 'thing:connection', 'thing:file', 'thing:data'],
        'thing:csv',
      ),
    ],
    links: ['/imports'],
  },
  undoImport: { forms: each(['do:undo', 'do:delete'], ['thing:import']), links: ['/imports'] },
  refusals: {
    forms: [...each(['do:find', 'do:export'], ['thing:refusal']), ['do:find', 'thing:refusal', 'thing:import']],
    links: ['/imports'],
  },
  importCrime: {
    forms: [
      ...each(['do:import', 'do:add', 'do:export'], ['thing:crime']),
      ['do:import', 'thing:crime', 'thing:csv'],
      ['do:import', 'thing:crime', 'thing:file'],
    ],
    links: [crime('imports')],
  },
  analyse: {
    forms: [
      ...each(['do:analyse'], ['thing:crime', 'thing:month']),
      ['do:analyse', 'thing:crime', 'thing:month'],
      ...each(['do:start', 'do:add'], ['thing:analysis']),
    ],
    links: [crime('analysis')],
  },
  compareMonths: {
    forms: each(['do:compare'], ['thing:month', 'thing:area', 'thing:crime']),
    links: [crime('explore')],
  },
  crimeReport: {
    forms: [
      ['do:export', 'thing:analysis'],
      ['do:export', 'thing:crime', 'thing:report'],
      ['do:add', 'thing:crime', 'thing:report'],
      ['do:export', 'thing:row'],
    ],
    links: [crime('analysis'), crime('records')],
  },
  makeSchema: {
    forms: [
      ['do:add', 'thing:schema'],
      ['do:infer', 'thing:schema'],
      ...each(
        ['do:add', 'do:infer'],
        ['thing:csv', 'thing:file', 'thing:data', 'thing:json', 'thing:crime', 'thing:month'],
        'thing:schema',
      ),
      ['do:import', 'thing:schema'],
    ],
    links: ['/schemas'],
  },
  schemaVersions: {
    forms: [
      ...each(['do:add', 'do:compare', 'do:find'], ['thing:version']),
      ...each(['do:add', 'do:compare'], ['thing:version'], 'thing:schema'),
      ['do:compare', 'thing:schema'],
    ],
    links: ['/schemas'],
  },
  validate: {
    forms: [
      ...each(['do:validate'], ['thing:json', 'thing:document', 'thing:file', 'thing:data']),
      ...each(['do:validate'], ['thing:json', 'thing:document', 'thing:file', 'thing:data'], 'thing:schema'),
      ['do:validate'],
    ],
    links: ['/schemas'],
  },
  exportSchema: {
    forms: [
      ['do:export', 'thing:schema'],
      ...each(['do:add', 'do:export'], ['thing:typescript']),
      ['do:export', 'thing:typescript', 'thing:schema'],
      ['do:add', 'thing:typescript', 'thing:schema'],
    ],
    links: ['/schemas'],
  },
  deleteSchema: { forms: each(['do:delete', 'do:restore'], ['thing:schema']), links: ['/schemas'] },
  theme: {
    forms: [['thing:theme'], ...each([...turnOn, 'do:disable', 'do:use', 'thing:settings'], ['thing:theme'])],
    links: [settings('preferences')],
  },
  language: {
    forms: [['thing:language'], ...each(['do:change', 'do:use', 'thing:settings'], ['thing:language'])],
    links: [settings('preferences')],
  },
  region: {
    forms: each(['do:change', 'do:find', 'thing:settings'], ['thing:timezone', 'thing:dateFormat']),
    links: [settings('preferences')],
  },
  defaultView: { forms: each(['do:change', 'do:find'], ['thing:defaultView']), links: [settings('preferences')] },
  density: {
    forms: each(['do:change', 'do:find', 'do:add', 'do:use', 'thing:settings'], ['thing:density']),
    links: [],
  },
  sessionTimeout: {
    forms: each(['do:change', 'do:disable', 'do:find', 'thing:settings'], ['thing:sessionTimeout']),
    links: [settings('security')],
  },
  passwordExpiry: {
    forms: each(['do:change', 'do:disable', 'do:find', 'thing:settings'], ['thing:passwordExpiry']),
    links: [settings('security')],
  },
  // "Switch it off" says "switch" as well, which could be on.
  twoFactorOff: { forms: each(['do:disable', 'do:delete'], ['thing:twoFactor']), links: [settings('security')] },
  twoFactor: { forms: [['thing:twoFactor'], ...each(turnOn, ['thing:twoFactor'])], links: [settings('security')] },
  recoveryCodes: {
    forms: [['thing:recoveryCode'], ...each(['do:add', 'do:find', 'do:export'], ['thing:recoveryCode'])],
    links: ['/profile'],
  },
  passkeys: {
    forms: [['thing:passkey'], ...each(['do:enable', 'do:add', 'do:use', 'do:signIn'], ['thing:passkey'])],
    links: [settings('security')],
  },
  apiKey: {
    forms: each(['do:add', 'do:find', 'do:enable', 'do:change', 'do:use'], ['thing:apiKey']),
    links: [settings('api')],
  },
  revokeKey: { forms: each(['do:delete', 'do:disable'], ['thing:apiKey']), links: [settings('api')] },
  webhook: {
    forms: each(['do:add', 'do:change', 'do:enable', 'do:test', 'do:use'], ['thing:webhook']),
    links: [settings('api')],
  },
  origins: { forms: each(put, ['thing:origin', 'thing:rateLimit']), links: [settings('api')] },
  notificationSettings: {
    forms: [
      ...each(['do:enable', 'do:disable'], ['thing:notification', 'thing:mail', 'thing:push']),
      ...each(['do:change'], ['thing:notification', 'thing:push']),
      ...each(['do:enable', 'do:disable', 'do:change'], ['thing:mail', 'thing:push'], 'thing:notification'),
      ...each(['thing:settings'], ['thing:notification', 'thing:mail', 'thing:push']),
      ...each(['do:find', 'do:change'], ['thing:notification', 'thing:mail', 'thing:push'], 'thing:settings'),
    ],
    links: [settings('notifications'), '/notifications'],
  },
  markRead: { forms: [['do:markRead', 'thing:notification']], links: ['/notifications'] },
  clearNotifications: { forms: each(['do:delete', 'do:restore'], ['thing:notification']), links: ['/notifications'] },
  announce: {
    forms: [
      ...each(['do:add', 'do:send'], ['thing:announcement']),
      ['do:send', 'thing:announcement', 'thing:everybody'],
      ['do:tell', 'thing:everybody'],
    ],
    links: ['/notifications'],
  },
  password: {
    forms: [['thing:password'], ...each(['do:change', 'do:reset', 'do:add', 'thing:settings'], ['thing:password'])],
    links: ['/profile'],
  },
  email: {
    forms: [
      ...each(['do:change'], ['thing:mail', 'thing:username', 'thing:profile', 'thing:account']),
      ['do:change', 'thing:mail', 'thing:account'],
    ],
    links: ['/profile'],
  },
  sessions: {
    forms: [
      ['do:signOut'],
      ...each(['do:signOut', 'do:delete'], ['thing:session', 'thing:device']),
      ['do:signOut', 'thing:account'],
    ],
    links: ['/profile', settings('security')],
  },
  myData: { forms: [...each(['do:export', 'do:find'], ['thing:myData'])], links: ['/profile'] },
  deleteAccount: {
    forms: [['do:delete', 'thing:account'], ...each(['do:disable', 'do:resolve'], ['thing:ownAccount'])],
    links: ['/profile'],
  },
  inviteUser: { forms: [['do:invite'], ...each(['do:add', 'do:invite'], ['thing:user'])], links: ['/users'] },
  roles: {
    forms: [
      ...each(['do:approve', 'do:change', 'do:add'], ['thing:role']),
      ...each(['do:approve', 'do:change'], ['thing:role'], 'thing:user'),
      ['do:approve', 'thing:role', 'thing:request'],
    ],
    links: ['/users'],
  },
  deactivateUser: { forms: each(['do:disable', 'do:delete', 'do:change'], ['thing:user']), links: ['/users'] },
  resetSecondFactor: {
    forms: [
      ['do:reset', 'thing:twoFactor'],
      ['do:reset', 'thing:twoFactor', 'thing:user'],
    ],
    links: ['/users'],
  },
  search: {
    forms: [
      ['do:search'],
      ['do:find', 'do:search'],
      ...each(['do:search'], ['thing:record', 'thing:threat', 'thing:entity', 'thing:incident', 'thing:task']),
    ],
    links: [],
  },
  undo: {
    forms: [['do:undo'], ...each(['do:undo'], ['thing:change', 'thing:record']), ['do:restore', 'thing:record']],
    links: [],
  },
  assistant: {
    forms: [
      ...each(['do:open', 'do:find', 'do:use', 'do:start'], ['thing:assistant']),
      ['do:delete', 'thing:chat'],
      ['do:restore', 'thing:chat'],
    ],
    links: [],
  },
  externalModel: { forms: each(['do:add', 'do:link', 'do:change', 'do:enable', 'do:use'], ['thing:model']), links: [] },
  removeSample: { forms: [['do:delete', 'thing:sample']], links: [settings('preferences')] },
  backup: { forms: [['thing:backup'], ...each(['do:add', 'do:restore', 'do:start'], ['thing:backup'])], links: [] },
  audit: { forms: [...each(['do:verify', 'do:export', 'do:filter'], ['thing:audit'])], links: ['/audit'] },
  useApi: { forms: each(['do:use', 'do:open', 'do:start'], ['thing:api']), links: ['/api-reference', settings('api')] },
} as const satisfies Readonly<Record<string, Guide>>;

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
