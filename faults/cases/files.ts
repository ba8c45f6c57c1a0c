import { randomBytes, randomInt } from 'node:crypto';
import {
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller, signInByProtocol } from '../../e2e/durability/caller.ts';
import { launch } from '../../e2e/launch.ts';
import { createProduct, type Product, type SampleAccount } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { makeNode, verifyAudit, withNode } from '../harness/nodes.ts';
import { makeFolder, removeFolder } from '../harness/service.ts';
import { startWorkload } from '../harness/workload.ts';

const pageSize = 4_096;
const exits = [65, 70, 73, 77, 78];

/** Everything that the sample people see of their work, to compare with what they saw before. */
async function readAll(node: Product): Promise<string> {
  const all = [];
  for (const account of node.accounts()) {
    const token = await signInByProtocol(node.url, account);
    const todos = await createCaller(node.url, token).list();
    const headers = { authorization: `Bearer ${token}` };
    const texts = [];
    for (const path of ['/incidents', '/threats?limit=100', '/entities?limit=100']) {
      const answer = await fetch(`${node.url}/api${path}`, { headers });
      if (answer.status >= 500) throw new Error(`${path} was answered with ${answer.status}`);
      // The list says at what time it was asked for.
      texts.push((await answer.text()).replaceAll(/"(since|until)":"[^"]+"/g, ''));
    }
    all.push(JSON.stringify(todos), ...texts);
  }
  return all.join('\n');
}

/** Starts on a damaged folder: `refused` with code and sentence, `ended` later on, `same` as before, or what is wrong. */
async function tryDamaged(node: Product, before: string): Promise<string> {
  try {
    await node.start();
  } catch (cause) {
    const text = (cause as Error).message;
    const code = Number(/code (\d+)/.exec(text)?.[1]);
    const isSaid = exits.includes(code) && !/^\s+at /m.test(text);
    return isSaid ? `refused (${code})` : `wrong: ${text.slice(0, 300)}`;
  }
  const read = await readAll(node).catch((cause: Error) => cause);
  if (read === before) return 'same';
  await wait(300);
  const { code, output } = await node.stop();
  if (code === 70 && output.includes('Restore a backup')) return 'ended (70)';
  return `wrong: exit ${code}, ${read instanceof Error ? read.message : 'other answers than before'}: ${output.slice(-200)}`;
}

const tell = (outcomes: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts]
    .filter(([outcome]) => !outcome.startsWith('wrong'))
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');
};
const wrongOf = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome.startsWith('wrong'));

/** Runs `work` on a stopped workspace, whose folder it may damage after it has copied the whole one back. */
async function onCopies(
  work: (node: Product, before: string, restore: () => void) => Promise<string[]>,
): Promise<string[]> {
  const created = await createProduct();
  const whole = makeFolder();
  let accounts: readonly SampleAccount[] = [];
  // Sample passwords are read from a file that may be damaged later on.
  const node = { ...created, accounts: () => accounts };
  try {
    await node.start();
    accounts = created.accounts();
    await wait(2_000);
    const before = await readAll(node);
    await node.stop();
    cpSync(node.dataFolder, whole, { recursive: true });
    return await work(node, before, () => {
      rmSync(node.dataFolder, { recursive: true });
      cpSync(whole, node.dataFolder, { recursive: true });
    });
  } finally {
    await node.remove();
    removeFolder(whole);
  }
}

export const corruptPages: Fault = {
  name: 'corrupt-pages',
  aim: 'refuses, or ends with 70, with a sentence that points to a restore; never answers otherwise than before',
  explained:
    'Pages of the SQLite file are overwritten with random bytes while the server is stopped: the first, and others by chance. A page that nothing reads may stay unnoticed.',
  async run({ isFull }) {
    const outcomes = await onCopies(async (node, before, restore) => {
      const found: string[] = [];
      for (let turn = 0; turn < (isFull ? 200 : 8); turn++) {
        restore();
        const path = join(node.dataFolder, 'halyard.sqlite');
        const pages = statSync(path).size / pageSize;
        const file = openSync(path, 'r+');
        for (let count = turn === 0 ? 1 : 1 << (turn % 8); count > 0; count--)
          writeSync(file, randomBytes(pageSize), 0, pageSize, (turn === 0 ? 0 : randomInt(1, pages)) * pageSize);
        found.push(await tryDamaged(node, before));
        await node.kill();
      }
      return found;
    });
    return judged(`${outcomes.length} damaged files: ${tell(outcomes)}`, wrongOf(outcomes));
  },
};

export const halfFiles: Fault = {
  name: 'half-files',
  aim: 'starts whole, or refuses with a sentence and one of the exit codes',
  explained: 'Each file of the data folder is cut in half, and then emptied, while the server is stopped.',
  async run() {
    const outcomes = await onCopies(async (node, before, restore) => {
      const names = readdirSync(node.dataFolder, { withFileTypes: true }).filter((entry) => entry.isFile());
      const found: string[] = [];
      for (const { name } of names)
        for (const part of [2, Number.POSITIVE_INFINITY]) {
          restore();
          const path = join(node.dataFolder, name);
          truncateSync(path, Math.floor(statSync(path).size / part));
          const outcome = await tryDamaged(node, before);
          found.push(outcome.startsWith('wrong') ? `wrong: ${name} cut by ${part}: ${outcome}` : outcome);
          await node.kill();
        }
      return found;
    });
    return judged(`${outcomes.length} damaged files: ${tell(outcomes)}`, wrongOf(outcomes));
  },
};

/** Runs a command of the operator; throws what it printed when it fails. */
async function command(node: Product, words: readonly string[]): Promise<string> {
  const { code, output } = await launch('halyard.ts', node.settings, words).ended;
  if (code !== 0) throw new Error(`halyard ${words.join(' ')} ended with ${code}: ${output.slice(-300)}`);
  return output;
}

export const olderBackup: Fault = {
  name: 'older-backup',
  aim: 'restored whole: the state of the backup and an unbroken chain; the database alone: said in the log, and verification fails at the end of the chain',
  explained:
    'A backup is restored after more was written: once into an empty folder, and once only the SQLite file over the folder in use.',
  run: () =>
    withNode(async (node) => {
      const backups = makeFolder();
      const before = await readAll(node);
      await command(node, ['backup', join(backups, 'one'), '--verify', '--with-keys']);
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts() });
      // Longer than the ten seconds after which a checkpoint is written.
      await wait(12_000);
      await workload.stop();
      await node.stop();
      const found: string[] = [];
      const restored = await makeNode();
      try {
        await command(restored, ['restore', join(backups, 'one')]);
        await restored.start();
        if ((await readAll(restored)) !== before) found.push('the restored workspace differs from the backed up one');
        found.push(...(await verifyAudit(restored.settings)));
        await restored.stop();
        for (const name of readdirSync(node.dataFolder).filter((one) => one.startsWith('halyard.sqlite')))
          rmSync(join(node.dataFolder, name));
        writeFileSync(
          join(node.dataFolder, 'halyard.sqlite'),
          readFileSync(join(restored.dataFolder, 'halyard.sqlite')),
        );
        await node.start();
        await wait(12_000);
        if (!/has lost entries/.test(node.output())) found.push('the log says nothing of an older database');
        if ((await verifyAudit(node.settings)).length === 0) found.push('the chain of an older database verifies');
      } finally {
        await restored.remove();
        removeFolder(backups);
      }
      return judged('restored twice', found);
    }),
};
