import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fillSqlite } from '../../bench/fill-table.ts';
import { median, repeat, timeMs } from '../../bench/measure.ts';
import { residentMegabytes } from '../../bench/start-up.ts';
import { monthsFrom2023, writeMonth } from '../../bench/street-files.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { makeNode } from '../harness/nodes.ts';
import { bodyOf } from '../harness/send.ts';
import { makeFolder, removeFolder, until } from '../harness/service.ts';
import { askAsAdmin } from './load.ts';

const tasks = 10_000;
/** DuckDB's own limit while months are imported (packages/crime-analysis), in megabytes. */
const duckLimit = 384;

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Memory of a process and of all below it, in megabytes; 0 for one that has ended. */
function residentOfTree(pid: number): number {
  try {
    return (residentMegabytes(pid) || 0) + childrenOf(pid).reduce((sum, child) => sum + residentOfTree(child), 0);
  } catch {
    return 0;
  }
}

export const bigData: Fault = {
  name: 'big-data',
  figure: 'R9',
  aim: '10,000 tasks of one person: list ≤ 300 ms; 1,000,000 crime rows analysed ≤ 10 s; 5,000,000 rows imported within 400 MB beside DuckDB’s own limit',
  explained:
    'Tasks are written straight into the database, and months of generated police data imported by the command (one, with --full ten); then the newest month is analysed.',
  async run({ isFull }) {
    const [node, csv] = [await makeNode(), makeFolder()];
    try {
      await node.start();
      const admin = await askAsAdmin(node);
      const me = bodyOf<{ id: string }>(await admin({ method: 'GET', path: '/users/profile' }));
      await node.stop();
      const columns = ['id', 'owner_id', 'text', 'completed', 'priority', 'created_at'];
      const makeRow = (index: number) => [`big-${index}`, me.id, `Task ${index}`, index % 2, 'medium', index];
      fillSqlite(node.dataFolder, { table: 'todos', columns, rows: tasks, makeRow });
      const months = monthsFrom2023(isFull ? 10 : 1);
      const rows = months.reduce((sum, month, index) => sum + writeMonth(csv, month, index + 3), 0);
      const command = ['apps/server/src/halyard.ts', 'crime', 'import', csv];
      const child = spawn(process.execPath, command, { env: { ...process.env, ...node.settings }, stdio: 'ignore' });
      let [peak, code]: [number, number | null | undefined] = [0, undefined];
      child.once('exit', (ended) => {
        code = ended;
      });
      for (; code === undefined; await wait(50)) peak = Math.max(peak, residentOfTree(child.pid ?? 0));
      await node.start();
      const ask = await askAsAdmin(node);
      const list = median(await repeat(5, () => timeMs(() => ask({ method: 'GET', path: '/todos' }))));
      const [year = '', month = ''] = months.at(-1)?.split('-') ?? [];
      const analysis = await timeMs(async () => {
        const asked = await ask({ method: 'POST', path: '/analysis', body: { year: Number(year), month } });
        const { analysisId } = bodyOf<{ analysisId: string }>(asked);
        const state = async () =>
          bodyOf<{ status: string }>(await ask({ method: 'GET', path: `/analysis/${analysisId}` })).status;
        await until('the month is analysed', async () => (await state()) === 'analyzed');
      });
      const told = [
        `list ${list.toFixed(0)} ms`,
        `${rows} rows imported with ${peak.toFixed(0)} MB`,
        `a month analysed in ${(analysis / 1_000).toFixed(1)} s`,
      ];
      const met = list <= 300 && analysis <= 10_000 && peak <= 400 + duckLimit;
      return judged(told.join(', '), code === 0 ? [] : [`the import ended with ${code}`], met);
    } finally {
      await node.remove();
      removeFolder(csv);
    }
  },
};
