import type { Rule } from './rule.ts';
import type { SourceFile } from './source-file.ts';

// `main.ts` loads `run.ts` first thing, and that loads the rest.
const start = 'apps/server/src/run.ts';
const waitingLibraries = [
  ...[
    '@ai-sdk/',
    '@aws-sdk/',
    '@duckdb/',
    '@simplewebauthn/',
    '@zxcvbn-ts/',
    'ai',
    'ajv',
    'ajv-draft-04',
    'ajv-formats',
  ],
  ...['nodemailer', 'pg', 're2js', 'undici', 'yauzl'],
];
const waitingFolders = [
  ...['help', 'reader', 'vocabulary'].map((folder) => `packages/assistant/src/${folder}/`),
  ...['diff', 'infer', 'validate', 'viewer'].map((folder) => `packages/schema-inference/src/${folder}/`),
];

const isWaitingLibrary = (specifier: string) =>
  waitingLibraries.some((name) => (name.endsWith('/') ? specifier.startsWith(name) : specifier === name));
const isWaiting = (path: string) => waitingFolders.some((folder) => path.startsWith(folder));

/** The files that are loaded with the first one. */
function loadedAtTheStart(files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<SourceFile>();
  const load = (path: string) => {
    const file = byPath.get(path);
    if (!file || found.has(file)) return;
    found.add(file);
    for (const { target, isStatic } of file.imports) if (isStatic && target !== undefined) load(target);
  };
  load(start);
  return [...found];
}

const whatWaitsIsLoadedLater: Rule = {
  says: 'the server starts without what waits for the first use: DuckDB, schemas, the assistant, mail',
  breaches: (files) =>
    loadedAtTheStart(files).flatMap(({ path, imports }) =>
      imports
        .filter(({ isStatic }) => isStatic)
        .filter(({ target, specifier = '' }) =>
          target === undefined ? isWaitingLibrary(specifier) : isWaiting(target),
        )
        .map(({ line, specifier }) => `${path}:${line} loads ${specifier} at the start`),
    ),
  forbidden: [
    { [start]: `import { DuckDBInstance } from '@duckdb/node-api';` },
    { [start]: `import './a.ts';`, 'apps/server/src/a.ts': `export { fromBuffer } from 'yauzl';` },
    { [start]: `import { findHelp } from '@halyard/assistant/help';`, 'packages/assistant/src/help/index.ts': '' },
    {
      [start]: `import { answerQuestion } from '@halyard/assistant';`,
      'packages/assistant/src/index.ts': `export { answerQuestion } from './answer-question.ts';`,
      'packages/assistant/src/answer-question.ts': `import { readSpec } from './reader/read-spec.ts';`,
    },
  ],
  allowed: [
    { [start]: `const { createTransport } = await import('nodemailer'); import type { Ajv } from 'ajv';` },
    { [start]: '', 'apps/server/src/database/connections/open-postgres.ts': `import pg from 'pg';` },
  ],
};

const worker = 'apps/server/src/a-worker.ts';

const priorityIsThatOfWorkers: Rule = {
  says: 'the server keeps its priority: what lowers that of its process is loaded by workers alone',
  breaches: (files) =>
    loadedAtTheStart(files)
      .filter(({ text }) => /\bsetPriority\(/.test(text))
      .map(({ path }) => `${path} lowers the priority of the server`),
  forbidden: [{ [start]: `import { lacksRules } from './a-worker.ts';`, [worker]: `setPriority(10);` }],
  allowed: [{ [start]: `import type { Order } from './a-worker.ts';`, [worker]: `setPriority(10);` }],
};

export const serverStart = [whatWaitsIsLoadedLater, priorityIsThatOfWorkers];
