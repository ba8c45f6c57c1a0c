import { getProfile, listSessions } from '@halyard/contracts/accounts/profile.ts';
import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { getSettings } from '@halyard/contracts/accounts/settings.ts';
import { getUser } from '@halyard/contracts/accounts/users.ts';
import { getCoverage, getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { listSources } from '@halyard/contracts/inflow/sources.ts';
import { listAlertRules } from '@halyard/contracts/intelligence/alerts.ts';
import { listPlaybooks } from '@halyard/contracts/operations/incidents.ts';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { getSchema, listSchemas } from '@halyard/contracts/work/schemas.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import type { Ask } from '../../../platform/mount/ask.ts';
import type { RowSubject } from '../sources/all-sources.ts';
import type { Rows } from './evaluate-rows.ts';
import type { Row } from './row.ts';
import { fieldsOfSchema } from './schema-fields.ts';

/** Schemas whose fields are searched if none is named. */
const schemasRead = 200;

type Reading = { readonly ask: Ask; readonly caller: Caller; readonly spec: QuerySpec };

const stated = (text: string | null | undefined) => (text ? text : null);

async function readAccount({ ask, caller }: Reading): Promise<Rows> {
  const [profile, settings] = [await ask(caller, getProfile), await ask(caller, getSettings)];
  const { department, status, lastLogin } = await ask(caller, getUser, { params: { id: caller.id } });
  const { preferences, notifications, security, api } = settings;
  const { emailNotifications, securityAlerts, entityUpdates, systemUpdates, marketingEmails } = notifications;
  const { theme, language, timezone, dateFormat, defaultView } = preferences;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ') || profile.username;
  const cells = {
    name,
    theme,
    language,
    timezone,
    dateFormat,
    defaultView,
    username: profile.username,
    email: profile.email,
    phone: stated(profile.phone),
    company: stated(profile.company),
    role: fromAccountRole(profile.role),
    department,
    status,
    created: profile.createdAt,
    lastLogin,
    passwordChanged: profile.passwordChangedAt,
    passwordExpires: profile.passwordExpiresAt,
    secondFactor: profile.secondFactor.enrolled,
    recoveryCodes: profile.secondFactor.recoveryCodesLeft,
    sessionTimeout: security.sessionTimeout,
    passwordExpiry: security.passwordExpiry,
    deviceManagement: security.deviceManagement,
    emailNotifications,
    securityAlerts,
    entityUpdates,
    systemUpdates,
    marketingEmails,
    apiEnabled: api.apiEnabled,
    apiKey: stated(String(api.apiKey ?? '')),
    rateLimit: api.rateLimit,
    webhook: stated(api.webhookUrl),
  };
  return { rows: [{ id: profile.id, opens: profile.id, cells }], caveats: [] };
}

async function readSessions({ ask, caller }: Reading): Promise<Rows> {
  const sessions = await ask(caller, listSessions);
  const rows = sessions.map(({ id, address, current, device, userAgent, startedAt, lastUsedAt }) => ({
    id,
    opens: id,
    cells: { device: device ?? userAgent, address, started: startedAt, lastUsed: lastUsedAt, current },
  }));
  return { rows, caveats: [] };
}

async function readRules({ ask, caller }: Reading): Promise<Rows> {
  const rules = await ask(caller, listAlertRules);
  const rows = rules.map(({ id, name, enabled, matches, sample }) => ({
    id,
    opens: id,
    cells: { name, enabled, matches, sample, updated: null },
  }));
  return { rows, caveats: [] };
}

async function readSteps({ ask, caller }: Reading): Promise<Rows> {
  const playbooks = await ask(caller, listPlaybooks);
  const rows = playbooks.flatMap(({ id, name, steps }) =>
    steps.map((text, index) => ({
      id: `${id}-${index + 1}`,
      opens: id,
      cells: { text, playbook: name, position: index + 1 },
    })),
  );
  return { rows, caveats: [] };
}

/** Months that the imported files reach over; every force has a cell for each. */
async function readCoverage({ ask, caller }: Reading): Promise<Rows> {
  const { months } = await ask(caller, getCrimeChoices);
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return { rows: [], caveats: [] };
  const { forces, cells } = await ask(caller, getCoverage, { query: { from, to } });
  const names = new Map(forces.map(({ force, name }) => [force, name]));
  const rows = cells.map(({ force, month, state, rows: count, rejected, withoutLocation, sample }): Row => {
    const key = `${force}-${month}`;
    const known = { force: names.get(force) ?? force, month, state, rows: count, rejected, withoutLocation, sample };
    return { id: key, opens: key, cells: known };
  });
  return { rows, caveats: [] };
}

async function readSchemaFields({ ask, caller, spec }: Reading): Promise<Rows> {
  const named = spec.where.find(({ field, op }) => field === 'schema' && op === 'is')?.values;
  const all = await ask(caller, listSchemas);
  const wanted = named ? all.filter(({ title }) => named.includes(title)) : all;
  const rows: Row[] = [];
  for (const { id, title } of wanted.slice(0, schemasRead)) {
    const { schema } = await ask(caller, getSchema, { params: { id } });
    rows.push(...fieldsOfSchema({ id, title, document: schema }));
  }
  const left = wanted.length - schemasRead;
  return { rows, caveats: left > 0 ? [{ code: 'not_all_read', names: [], count: left }] : [] };
}

async function readSources({ ask, caller }: Reading): Promise<Rows> {
  const { sources } = await ask(caller, listSources);
  const rows = sources.map((source): Row => {
    const { id, name, health, format, counts, deadLetters, lastDeliveryAt, lastNewAt, createdAt, sample } = source;
    const { items, created, rejected } = counts;
    const times = { lastDelivery: lastDeliveryAt, lastNew: lastNewAt, added: createdAt };
    const cells = Object.assign({ name, health, format, items, created, rejected, deadLetters, sample }, times);
    return { id, opens: id, cells };
  });
  return { rows, caveats: [] };
}

const readers: Readonly<Record<RowSubject, (reading: Reading) => Promise<Rows>>> = {
  account: readAccount,
  sessions: readSessions,
  rules: readRules,
  steps: readSteps,
  coverage: readCoverage,
  schemaFields: readSchemaFields,
  sources: readSources,
};

export const isRowSubject = (subject: string): subject is RowSubject => Object.hasOwn(readers, subject);

/** All rows of a subject that is small, with the caller's own rights. */
export const readRows = (subject: RowSubject, reading: Reading): Promise<Rows> => readers[subject](reading);
