import { type ESTree, Visitor } from 'vite';
import { isProduct } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const server = 'apps/server/src/';
const background = `${server}platform/background/`;

/** Modules that read the clock themselves, and have no queued jobs. */
const mayRepeat = [
  background,
  // Open streams send a sign of life.
  `${server}modules/live/`,
  // Sweeps, every ten minutes on every node.
  `${server}platform/housekeeping.ts`,
  `${server}platform/requests/cut-slow-bodies.ts`,
  // A file beside the database that follows the audit chain.
  `${server}composition/watch-audit.ts`,
  // Deliveries of sources are their own queue: a job row for each would double the writes.
  `${server}modules/intake/intake-worker.ts`,
  // Replaces the thread of that worker.
  `${server}composition/intake/start-intake-thread.ts`,
  // Data derived from records and objects is compared with them: there is no row for each pending one.
  `${server}modules/observables/observables-worker.ts`,
  // So are the alerts of our own rules with the rules.
  `${server}modules/alerts/rule-alerts/watch-rules.ts`,
  // Sockets of this node: whether they sleep, and whether their source is there by now.
  `${server}modules/intake/syslog/create-syslog.ts`,
  // That nothing comes from a source is seen by the clock alone.
  `${server}modules/sources/watch-sources.ts`,
  // Work that has ended waits until that can be written down.
  `${server}platform/storage/until-there-is-space.ts`,
  // Every node says that it lives.
  `${server}composition/open-system-health.ts`,
  // This machine's clock, against the one that nodes share.
  `${server}composition/watch-clock.ts`,
  // A server that is away for a moment, and a message that may never come.
  `${server}database/connections/postgres-pool.ts`,
  `${server}database/connections/hears-messages.ts`,
  // How far a replica is behind; partitions before rows come, by whichever node looks first.
  `${server}database/connections/heavy-reads.ts`,
  `${server}composition/watch-partitions.ts`,
  // Files of a certificate that others renew.
  `${server}platform/tls/serve-securely.ts`,
  // Connections of a process that ends.
  `${server}platform/drain-connections.ts`,
  // Processes that wait for another one.
  `${server}commands/`,
  `${server}start/`,
];
const isServer = (path: string) => path.startsWith(server) && isProduct(path);
const mustQueue = (path: string) => isServer(path) && !mayRepeat.some((place) => path.startsWith(place));
const mustAdd = (path: string) => isServer(path) && !path.startsWith(background);

function timers({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers, start }: ESTree.ImportDeclaration) {
      const names = specifiers.map((one) => text.slice(one.start, one.end));
      if (source.value === 'node:timers/promises' && names.some((name) => /^set(Timeout|Interval)\b/.test(name)))
        found.push({ start, what: 'waits by a timer' });
    },
    CallExpression({ callee, start }: ESTree.CallExpression) {
      if (text.slice(callee.start, callee.end) === 'setInterval') found.push({ start, what: 'calls setInterval' });
    },
  }).visit(program);
  return found;
}

const takers = ['skipLocked', 'insertInto', 'updateTable', 'deleteFrom'];

/** Rows that are taken as a queue takes them, and changes of the queue itself. */
function ownQueues({ program }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table], start }: ESTree.CallExpression) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (!takers.includes(name)) return;
      const isOfJobs = table?.type === 'Literal' && table.value === 'jobs';
      if (name === 'skipLocked' || isOfJobs) found.push({ start, what: `takes work by ${name}` });
    },
  }).visit(program);
  return found;
}

const runner = `${server}identity/outbox/a.ts`;
const module = `${server}modules/imports/a.ts`;
const repeating = `export const a = () => setInterval(() => undefined, 1_000);`;

const oneRunner: Rule = {
  says: 'what runs by itself on the server is background work',
  breaches: saying(mustQueue, timers),
  forbidden: [
    { [module]: repeating },
    { [runner]: repeating },
    { [module]: `import { setTimeout } from 'node:timers/promises';` },
    { [runner]: `import { setInterval as every } from 'node:timers/promises';` },
  ],
  allowed: [
    { [`${server}modules/live/a.ts`]: repeating },
    { [`${background}a.ts`]: repeating },
    { 'apps/web/src/session/a.ts': repeating },
    { [module]: `import { setImmediate } from 'node:timers/promises';` },
    { 'apps/server/src/modules/imports/a.test.ts': `import { setTimeout } from 'node:timers/promises';` },
    { [`${server}modules/schemas/a.ts`]: `export const a = (stop: () => void) => setTimeout(stop, 1_000);` },
  ],
};

const oneQueue: Rule = {
  says: 'only background work takes rows as a queue, and changes its table',
  breaches: saying(mustAdd, ownQueues),
  forbidden: [
    { [runner]: `export const a = (query: any) => query.forUpdate().skipLocked().execute();` },
    { [module]: `export const a = (tx: any) => tx.updateTable('jobs').set({ state: 'running' }).execute();` },
    { [module]: `export const a = (tx: any) => tx.insertInto('jobs').values({}).execute();` },
  ],
  allowed: [
    { [`${background}a.ts`]: `export const a = (tx: any) => tx.deleteFrom('jobs').execute();` },
    { [module]: `export const a = (db: any) => db.selectFrom('jobs').selectAll().execute();` },
    { [module]: `export const a = (tx: any) => tx.updateTable('imports').set({}).execute();` },
    { 'apps/server/src/modules/imports/a.test.ts': `export const a = (tx: any) => tx.deleteFrom('jobs').execute();` },
  ],
};

export const oneRunnerRules = [oneRunner, oneQueue];
