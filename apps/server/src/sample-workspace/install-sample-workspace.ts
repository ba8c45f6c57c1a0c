import type { DataFolder } from '../data-folder.ts';
import type { Database, Transaction } from '../database/database.ts';
import { claimFact, readFact, setFact } from '../workspace.ts';
import { fillInflow, type SampleInflowPorts } from './inflow/fill-inflow.ts';
import { fillIntelligence } from './intelligence/fill-intelligence.ts';
import { type SamplePerson, samplePeople } from './sample-people.ts';
import { makeSampleTasks, type SampleTask } from './sample-tasks.ts';
import { installSampleSchemas } from './schemas/install-sample-schemas.ts';

/** How to sign in as one of the sample people; kept in a file that only its owner can read. */
export type SampleAccount = {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly name: string;
};

type Ports = {
  readonly database: Database;
  readonly folder: DataFolder;
  readonly now: number;
  readonly newId: () => string;
  readonly newPassword: () => string;
  /** Makes a confirmed account with its directory entry, unless the address has one; returns its id. */
  readonly ensureAccount: (person: SamplePerson & { readonly password: string }) => Promise<string>;
  readonly makeSourceToken: SampleInflowPorts['makeSourceToken'];
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined };
};

const factName = 'sample-workspace';
const accountsFile = 'sample-accounts.json';

/** Colleagues of one role rotate through the texts, so that their lists differ. */
function turnOf(person: SamplePerson): number {
  return samplePeople.filter(({ role }) => role === person.role).indexOf(person);
}

async function insertTask(tx: Transaction, ownerId: string, id: string, task: SampleTask) {
  await tx
    .insertInto('todos')
    .values({
      id,
      owner_id: ownerId,
      text: task.text,
      priority: task.priority,
      due_date: task.dueDate,
      completed: task.completedAt === null ? 0 : 1,
      created_at: task.createdAt,
      completed_at: task.completedAt,
      deleted_at: null,
      sample: 1,
    })
    .execute();
}

type SampleEvent = {
  readonly at: number;
  readonly kind: 'task_added' | 'task_completed';
  readonly taskId: string;
  readonly task: SampleTask;
};

function historyOf(taskId: string, task: SampleTask): SampleEvent[] {
  const added: SampleEvent = { at: task.createdAt, kind: 'task_added', taskId, task };
  return task.completedAt === null ? [added] : [added, { ...added, at: task.completedAt, kind: 'task_completed' }];
}

async function insertEvent(tx: Transaction, ownerId: string, { at, kind, taskId, task }: SampleEvent) {
  await tx
    .insertInto('events')
    .values({
      at,
      kind,
      severity: task.priority === 'high' ? 'medium' : 'low',
      sample: 1,
      actor_id: ownerId,
      audience_id: ownerId,
      object_type: 'todo',
      object_id: taskId,
      subject: task.text,
    })
    .execute();
}

async function fillTasks({ database, now, newId }: Ports, ownerId: string, person: SamplePerson) {
  const tasks = makeSampleTasks(person.role, turnOf(person), now).map((task) => ({ id: newId(), task }));
  const history = tasks.flatMap(({ id, task }) => historyOf(id, task)).sort((one, other) => one.at - other.at);
  await database.write(async (tx) => {
    const { sample } = await tx
      .selectFrom('people')
      .select('sample')
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (sample === 1) return;
    for (const { id, task } of tasks) await insertTask(tx, ownerId, id, task);
    for (const event of history) await insertEvent(tx, ownerId, event);
    await tx.updateTable('people').set({ sample: 1 }).where('id', '=', ownerId).execute();
  });
}

type Member = { readonly id: string; readonly person: SamplePerson };

async function fillRecords(ports: Ports, members: readonly Member[]) {
  const { database, now, newId, makeSourceToken } = ports;
  const staff = members.flatMap(({ id, person: { role, firstName, lastName } }) =>
    role === 'viewer' ? [] : [{ id, name: `${firstName} ${lastName}` }],
  );
  await fillIntelligence(database, { now, newId, staff, people: members.map(({ id }) => id) });
  await database.write((tx) => installSampleSchemas(tx, now));
  await fillInflow(database, { now, staff, makeSourceToken });
}

function makeAccounts({ folder, newPassword, admin }: Ports): SampleAccount[] {
  const accounts = samplePeople.map(({ email, firstName, lastName, role }): SampleAccount => {
    const own = role === 'admin' ? admin : { email: undefined, password: undefined };
    const name = `${firstName} ${lastName}`;
    return { email: own.email ?? email, password: own.password ?? newPassword(), role, name };
  });
  folder.writeSecret(accountsFile, `${JSON.stringify(accounts, null, 2)}\n`);
  return accounts;
}

function readAccounts({ folder }: Ports): SampleAccount[] | undefined {
  const content = folder.readSecret(accountsFile);
  return content === undefined ? undefined : (JSON.parse(content) as SampleAccount[]);
}

/**
 * Fills an empty workspace with eight people, their tasks and what they work on, once; every row says that it is sample data.
 * Passwords are written to their file before the first account is made, so a start that was cut off can be finished
 * by the next one. Returns the accounts when this start made them.
 */
export async function installSampleWorkspace(ports: Ports): Promise<SampleAccount[] | undefined> {
  const { database } = ports;
  if ((await readFact(database, factName)) === 'installed') return undefined;
  const mayInstall = (await claimFact(database, factName, 'installing')) || readAccounts(ports) !== undefined;
  if (!mayInstall) return undefined;
  const accounts = readAccounts(ports) ?? makeAccounts(ports);
  const members: Member[] = [];
  for (const [index, person] of samplePeople.entries()) {
    const account = accounts[index];
    if (!account) continue;
    const ownerId = await ports.ensureAccount({ ...person, email: account.email, password: account.password });
    await fillTasks(ports, ownerId, person);
    members.push({ id: ownerId, person });
  }
  await fillRecords(ports, members);
  await setFact(database, factName, 'installed');
  return accounts;
}
