import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { millionRecords } from '../../bench/assistant-records.ts';
import { fillSqlite } from '../../bench/fill-table.ts';
import { launch } from '../../e2e/launch.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { makeNode, verifyAudit } from '../harness/nodes.ts';
import { makeFolder, removeFolder } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

export const backupUnderWrites: Fault = {
  name: 'backup',
  figure: 'R17',
  aim: 'backup and restore of 1,000,000 rows ≤ 2 min, equal checksums, consistent under writes',
  explained:
    'A workspace on SQLite with generated records (without --full a twentieth) is backed up while 8 writers write, and restored into an empty folder; the restored one must start, hold nothing that was never asked for, and have an unbroken audit chain.',
  async run({ isFull }) {
    const [node, restored, backups] = [await makeNode(), await makeNode(), makeFolder()];
    try {
      await node.start();
      await node.stop();
      for (const filling of millionRecords(Date.now()))
        fillSqlite(node.dataFolder, isFull ? filling : { ...filling, rows: Math.floor(filling.rows / 20) });
      await node.start();
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts() });
      await wait(1_000);
      const begin = performance.now();
      const folder = join(backups, 'one');
      const saved = await launch('halyard.ts', node.settings, ['backup', folder, '--with-keys']).ended;
      const after = performance.now();
      await wait(1_000);
      await workload.stop();
      const found = [...(await workload.judge()), ...(await verifyAudit(node.settings))];
      const middle = performance.now();
      const read = await launch('halyard.ts', restored.settings, ['restore', folder]).ended;
      const seconds = [(after - begin) / 1_000, (performance.now() - middle) / 1_000] as const;
      if (saved.code !== 0) found.push(`backup: ${saved.output.slice(-200)}`);
      if (read.code !== 0) found.push(`restore: ${read.output.slice(-200)}`);
      await restored.start();
      found.push(...(await verifyAudit(restored.settings)));
      const told = `backup ${seconds[0].toFixed(1)} s, restore ${seconds[1].toFixed(1)} s; ${describeLoad(workload)}`;
      return judged(told, found, seconds[0] + seconds[1] <= (isFull ? 120 : 30));
    } finally {
      await Promise.all([node.remove(), restored.remove()]);
      removeFolder(backups);
    }
  },
};
