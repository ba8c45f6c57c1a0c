import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { allFaults } from './all-faults.ts';
import type { Fault, Row } from './harness/fault.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';

// `npm run faults [name…] [--full]`: injects each fault, prints a table and writes it into docs/reliability.md.
const report = fileURLToPath(new URL('../docs/reliability.md', import.meta.url));
const words = process.argv.slice(2);
const isFull = words.includes('--full');
const minutes = Number(words.find((word) => word.startsWith('--minutes='))?.split('=')[1]) || undefined;
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !allFaults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No fault ${unknown.join(', ')}. There are: ${allFaults.map(({ name }) => name).join(', ')}.\n`);
  process.exit(64);
}

// What runs for a fault ends with this process, also when that is stopped by hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let server: Promise<Postgres> | undefined;
const postgres = () => {
  server ??= startPostgres();
  return server;
};

async function measure(fault: Fault): Promise<Row> {
  try {
    return await fault.run({ isFull, minutes, postgres });
  } catch (cause) {
    return {
      measured: `could not be measured: ${(cause as Error).message.split('\n').slice(0, 3).join(' ')}`,
      met: false,
    };
  }
}

const day = new Date().toISOString().slice(0, 10);
const [cpu] = cpus();
const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** Rows of the page by the name of their fault; one that did not run now keeps what was measured before. */
function readRows(): Map<string, string> {
  const rows = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(rows.map((row) => [/`([^`]+)`/.exec(row)?.[1] ?? '', row]));
}

function writeReport(fault: Fault, { measured, met }: Row) {
  const rows = readRows();
  const size = isFull ? 'full' : 'short';
  const cells = [`\`${fault.name}\``, fault.figure ?? '', fault.explained, fault.aim, measured.replaceAll('|', '/')];
  rows.set(fault.name, `| ${[...cells, `${day}, ${size}`, met ? 'met' : '**missed**'].join(' | ')} |`);
  const [intro = ''] = readFileSync(report, 'utf8').split('\nMeasured on ');
  const table = ['| Fault | Figure | What is done | Aim | Measured | Run | |', '|---|---|---|---|---|---|---|'];
  const known = allFaults.map(({ name }) => rows.get(name)).filter((row) => row !== undefined);
  writeFileSync(report, `${[`${intro.trimEnd()}\n`, `Measured on ${machine}.\n`, ...table, ...known].join('\n')}\n`);
}

let missed = 0;
for (const fault of allFaults.filter(({ name }) => names.length === 0 || names.includes(name))) {
  process.stdout.write(`${fault.name} …\n`);
  const begin = performance.now();
  const row = await measure(fault);
  const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
  process.stdout.write(`  ${row.met ? 'met' : 'MISSED'} (${seconds} s): ${row.measured}\n  aim: ${fault.aim}\n`);
  if (!row.met) missed++;
  writeReport(fault, row);
}
await (await server)?.remove();
// What a fault has left open must not keep the run from ending.
process.exit(missed > 0 ? 1 : 0);
