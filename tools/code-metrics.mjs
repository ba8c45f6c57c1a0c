import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inRoot } from './paths.mjs';

// `npm run check` runs this: metrics of the source tree that must not grow. A metric may exceed its aim only up to
// `limit`, its value at the last measurement; lower it with every step towards the aim.

const sourceFolders = ['apps', 'packages'];
const root = inRoot('.');

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}

const sources = sourceFolders
  .flatMap((folder) => filesBelow(inRoot(folder)))
  .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));

const isTest = ({ path }) => /\.test\.tsx?$/.test(path) || /\/testing\//.test(path);
const product = sources.filter((file) => /\.tsx?$/.test(file.path) && !isTest(file));
const typeScript = sources.filter(({ path }) => /\.tsx?$/.test(path));

// Display names of statuses and events are listed by language; those lists are texts and not duplicated rules.
const isWordList = ({ path }) => path.startsWith('packages/assistant/src/vocabulary/');
const filesWith = (pattern) => product.filter((file) => !isWordList(file) && pattern.test(file.text)).length;
const linesWith = (files, pattern) => files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Imports of a package's inner files by the apps; a public entrance has no extension. */
const innerImports = () => {
  const apps = product.filter(({ path }) => path.startsWith('apps/'));
  const found = apps.flatMap(({ text }) => text.match(/(?<=from ')@halyard\/(?!contracts\/)[^']+\.ts(?=')/g) ?? []);
  return new Set(found).size;
};

/**
 * Things that exist once in the product: runner of background work, start of the day, CSV reader and writer, semaphore,
 * and so on.
 */
const onlyOnes = [
  ...['class BackgroundWork', 'function startOfDay', 'class CsvReader', 'const writeCsvRows', 'class Semaphore'],
  ...['function createCircuitBreaker', 'function useUploadQueue', 'function useDraft', 'function useRights'],
  'const eventSentence',
];

/** How many of them are not exported by exactly one file. */
const missingOrRepeated = () =>
  onlyOnes.filter((part) => filesWith(new RegExp(`^export ${part}\\b`, 'm')) !== 1).length;

const runLength = 6;

/** Share of CSS lines that are in a run of six lines found elsewhere as well, in percent. */
function repeatedStyles() {
  const sheets = sources.filter(({ path }) => path.endsWith('.css'));
  const lines = sheets.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  const runs = new Map();
  const eachRun = (visit) => {
    for (const [sheet, rows] of lines.entries())
      for (let at = 0; at + runLength <= rows.length; at += 1)
        visit(sheet, at, rows.slice(at, at + runLength).join('\n'));
  };
  eachRun((_sheet, _at, run) => runs.set(run, (runs.get(run) ?? 0) + 1));
  const repeated = new Set();
  eachRun((sheet, at, run) => {
    if (runs.get(run) > 1) for (let line = at; line < at + runLength; line += 1) repeated.add(`${sheet}:${line}`);
  });
  const total = lines.reduce((sum, rows) => sum + rows.length, 0);
  return Math.round((repeated.size / total) * 1000) / 10;
}

const metrics = [
  { name: 'Files with the incident status "Mitigated"', value: filesWith(/\bMitigated\b/), aim: 12, limit: 12 },
  {
    name: 'Files with the event kind "incident_escalated"',
    value: filesWith(/\bincident_escalated\b/),
    aim: 10,
    limit: 10,
  },
  {
    name: 'Object literals spread into another',
    value: linesWith(typeScript, /\.\.\.\{\s[^}]*\}[,;\s]/g),
    aim: 0,
    limit: 0,
  },
  { name: 'Parts that exist once, missing or repeated', value: missingOrRepeated(), aim: 0, limit: 0 },
  { name: 'Inner files of packages that apps import', value: innerImports(), aim: 0, limit: 0 },
  { name: 'Lines of CSS in runs of six that stand twice (%)', value: repeatedStyles(), aim: 5, limit: 5 },
  { name: 'Lines of TypeScript outside tests', value: linesWith(product, /\n/g), aim: 140_000, limit: 280_000 },
];

const allowed = ({ aim, limit }) => Math.max(aim, limit);
for (const metric of metrics) {
  const mark = metric.value <= metric.aim ? '✓' : metric.value <= allowed(metric) ? '·' : '✗';
  process.stdout.write(`${mark} ${metric.name}: ${metric.value} (aim ${metric.aim}, limit ${allowed(metric)})\n`);
}
if (metrics.some((metric) => metric.value > allowed(metric))) process.exitCode = 1;
