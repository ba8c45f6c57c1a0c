import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { hostAddress, type Machine, startMachines } from './machines.ts';

const page = fileURLToPath(new URL('../../docs/two-nodes.md', import.meta.url));
const recipient = 'you@halyard.example';
/** The host names of each machine, as on the page. */
const names = {
  front: ['front.halyard.example', 'halyard.example'],
  one: ['one.halyard.example'],
  two: ['two.halyard.example'],
};

type Step = { readonly heading: string; readonly machine: string; readonly commands: string };

/** The blocks of the page that name a machine, in order: ```sh front. Blocks without one are alternatives for reading. */
function readSteps(text: string): Step[] {
  const steps: Step[] = [];
  let heading = '';
  for (const [, title, machine = '', commands = ''] of text.matchAll(/^## (.+)$|^```sh (\w+)\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title;
    else steps.push({ heading, machine, commands });
  }
  return steps;
}

async function follow(step: Step, machines: ReadonlyMap<string, Machine>) {
  const machine = machines.get(step.machine);
  if (!machine) throw new Error(`The page names the unknown machine "${step.machine}".`);
  const begin = performance.now();
  let output = '';
  const code = await machine.run(step.commands, (text) => {
    output += text;
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`  ${code === 0 ? '✓' : '✗'} ${step.heading}, on ${step.machine} (${seconds} s)\n`);
  if (code !== 0) throw new Error(`Exit code ${code} of:\n${step.commands}\n${output.slice(-8000)}`);
}

/** Copies the commands of the page to the machines, as an operator does. The folder of the packages is the argument. */
async function walk(packages: string) {
  const steps = readSteps(readFileSync(page, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'halyard-walk-'));
  const { machines, stop } = await startMachines(folder, names, ['mail.halyard.example'], packages).catch((error) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(69);
  });
  const mail = await startMailServer({ host: hostAddress, port: 25 });
  try {
    for (const step of steps) await follow(step, machines);
    if (!mail.letters.some((letter) => letter.includes(recipient))) throw new Error('No invitation was sent.');
  } finally {
    await mail.close();
    await stop();
  }
}

await walk(String(process.argv[2]));
