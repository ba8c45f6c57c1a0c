import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureAmplifySideBySide } from './amplify-comparison.ts';
import { measureAssistant } from './assistant-load.ts';
import { measureCrime } from './crime-load.ts';
import { measureGraph } from './graph.ts';
import { measureInflow } from './inflow-load.ts';
import { measureIntelligence } from './intelligence-load.ts';
import { measureLanguageSwitch } from './language-switch.ts';
import { measurePages } from './lighthouse.ts';
import { measureLive } from './live-load.ts';
import { measureLongestWaits } from './longest-wait.ts';
import type { Figure } from './measure.ts';
import { measurePartitions } from './partitions.ts';
import { measurePeople } from './people-load.ts';
import { makeFolder, removeFolder, root, startProduct } from './product.ts';
import { measureSchemas } from './schema-load.ts';
import { readScreens } from './screens.ts';
import { measureSignInFlows } from './sign-in-flows/measure-sign-in-flows.ts';
import { measureSignIns } from './sign-in-load.ts';
import { measureIdleMemory, measureStartUp } from './start-up.ts';
import { measureCompression, measureTodos } from './todos-load.ts';

// `npm run bench`: measures the built product, prints a table and writes it into docs/benchmarks.md. With `--quick` requests,
// compression and JavaScript are measured in a few minutes, and nothing is written. A broken budget ends both with code 1.
const isQuick = process.argv.includes('--quick');
type Section = { readonly title: string; readonly figures: readonly Figure[] };

function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

const mark = ({ met }: Figure) => (met === undefined ? '' : met ? 'met' : '**missed**');

function writeSection({ title, figures }: Section): string {
  const rows = figures.map((figure) => `| ${figure.name} | ${figure.value} | ${figure.aim ?? ''} | ${mark(figure)} |`);
  return [`## ${title}`, '', '| What | Measured | Aim | |', '|---|---|---|---|', ...rows, ''].join('\n');
}

const report = join(root, 'docs', 'benchmarks.md');
const intro =
  readFileSync(report, 'utf8')
    .split('\n## ')[0]
    ?.replace(/\nMeasured .*/s, '') ?? '';

const sections: Section[] = [];
async function add(title: string, measure: () => Promise<Figure[]>) {
  process.stdout.write(`${title} …\n`);
  const figures = await measure();
  sections.push({ title, figures });
  for (const { name, value, aim } of figures)
    process.stdout.write(`  ${name}: ${value}${aim ? ` (aim ${aim})` : ''}\n`);
}

/** Ends with code 1 where a budget is broken, and names it. */
function finish(): never {
  const broken = sections.flatMap(({ figures }) => figures.filter((figure) => figure.broken));
  for (const { name, value, aim } of broken) process.stderr.write(`Budget broken: ${name} is ${value}, aim ${aim}\n`);
  process.exit(broken.length > 0 ? 1 : 0);
}

if (!isQuick) await add('Start and memory', async () => [...(await measureStartUp()), ...(await measureIdleMemory())]);
const folder = makeFolder();
const product = await startProduct(folder);
await add('Requests', () => measureTodos(product));
await add('Compression', () => measureCompression(product));
await add('JavaScript of a screen, gzipped', async () => readScreens());
if (isQuick) {
  await product.stop();
  removeFolder(folder);
  finish();
}
await add('Sign-in', () => measureSignIns(product));
await add('Sign-in flows', measureSignInFlows);
await add('Amplify against cognito-local', measureAmplifySideBySide);
const chromium = process.env.HALYARD_CHROMIUM;
if (chromium) {
  await add('Pages', () => measurePages(product, chromium));
  await add('A language switch', () => measureLanguageSwitch(product, chromium));
}
await add('Live updates', () => measureLive(product));
await product.stop();
removeFolder(folder);
if (chromium) await add('The graph', () => measureGraph(chromium));
await add('Police data', () => measureCrime(chromium));
if (chromium) await add('Schemas', () => measureSchemas(chromium));
await add('100,000 people', measurePeople);
await add('Alerts that come in', measureInflow);
await add('The assistant among 1,000,000 records', measureAssistant);
// So many alerts, generated in PostgreSQL: 20,000,000 take an hour.
const { HALYARD_BENCH_PARTITIONS: partitioned, HALYARD_BENCH_DATABASE_URL: server } = process.env;
if (partitioned && server) await add('Partitions', () => measurePartitions(server, Number(partitioned)));
await add('The longest wait of others while long work is done', measureLongestWaits);
await add('Import, search and incidents in bulk', () => measureIntelligence());

const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  report,
  `${intro.trimEnd()}\n\nMeasured ${day}: ${describeMachine()}.\n\n${sections.map(writeSection).join('\n')}`,
);
finish();
