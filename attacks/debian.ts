import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person, Target } from './target.ts';

type Known = { readonly tool: string; readonly finding: string; readonly reason: string };
/** False positives of the tools, each with its reason. `finding` is a regular expression. */
const known = JSON.parse(readFileSync(new URL('known.json', import.meta.url), 'utf8')) as readonly Known[];

/** Runs one tool with a time limit in seconds, and resolves with its output. */
function run(program: string, words: readonly string[], cwd: string, seconds: number): Promise<string> {
  const child = spawn(program, words, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve(signal ? `${text}\nended by ${signal}` : `${text}\ncode ${code}`);
    });
  });
}

const parameters = [
  'threats?q',
  'incidents?severity',
  'received-alerts?q',
  'observables?q',
  'search?q',
  'audit?action',
  'crime/rows?from=2026-01&to=2026-02&category',
];

/** sqlmap reports explicitly if it finds nothing; any other end is a finding. */
async function trySqlmap({ port, folder }: Target, { tokens }: Person): Promise<string[]> {
  const found: string[] = [];
  for (const path of parameters) {
    const name = path.split(/[?&]/).at(-1) ?? '';
    const words = [
      '-u',
      `https://localhost:${port}/api/${path}=a`,
      '-p',
      name,
      '--headers',
      `Authorization: Bearer ${tokens.AccessToken}`,
    ];
    const how = [
      '--batch',
      '--flush-session',
      '--level=2',
      '--risk=1',
      '--technique=BEUS',
      '--threads=4',
      '--disable-coloring',
      '--output-dir',
      join(folder, 'sqlmap'),
    ];
    const text = await run('sqlmap', [...words, ...how], folder, 240);
    if (!/do(es)? not (seem|appear) to be injectable/.test(text)) found.push(`${path}: ${text.slice(-400)}`);
  }
  return found;
}

type WapitiReport = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, readonly { readonly path: string; readonly info: string }[]>
>;

async function tryWapiti({ port, folder }: Target, { tokens }: Person): Promise<string[]> {
  const [base, report] = [`https://localhost:${port}`, join(folder, 'wapiti.json')];
  const starts = [
    '/login',
    '/identity/login',
    '/api/threats?q=a',
    '/api/search?q=a',
    '/api/incidents?q=a',
    '/api/help?q=a',
  ].flatMap((path) => ['-s', `${base}${path}`]);
  const limits = [
    '--max-scan-time',
    '60',
    '--max-attack-time',
    '20',
    '-d',
    '3',
    '--verify-ssl',
    '0',
    '--no-bugreport',
    '--flush-session',
    '--store-session',
    join(folder, 'wapiti'),
  ];
  const words = [
    '-u',
    `${base}/`,
    ...starts,
    '--scope',
    'domain',
    '-H',
    `Authorization: Bearer ${tokens.AccessToken}`,
    '-f',
    'json',
    '-o',
    report,
  ];
  const text = await run('wapiti', [...words, ...limits], folder, 420);
  if (!existsSync(report)) return [`it wrote no report: ${text.slice(-400)}`];
  const read = JSON.parse(readFileSync(report, 'utf8')) as WapitiReport;
  return [read.vulnerabilities, read.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, ones]) => ones.map(({ path, info }) => `${kind} at ${path}: ${info}`)),
  );
}

/** Slow headers, bodies and reads, while other clients send small requests. */
async function trySlowClients({ port, folder, ask }: Target): Promise<string[]> {
  const url = `https://localhost:${port}`;
  const kinds = {
    heads: ['-H', '-u', `${url}/`],
    bodies: ['-B', '-u', `${url}/identity/`],
    reads: ['-X', '-k', '3', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-u', `${url}/api/health`],
  };
  const found: string[] = [];
  for (const [kind, words] of Object.entries(kinds)) {
    let isOver = false;
    const running = run(
      'slowhttptest',
      [...words, '-c', '400', '-r', '100', '-i', '5', '-l', '25', '-p', '5'],
      folder,
      90,
    ).finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      longest = Math.max(
        longest,
        await ask('GET', '/readyz').then(
          ({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY),
          () => Number.POSITIVE_INFINITY,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    if (/not found|Cannot/.test(await running)) found.push(`${kind}: ${await running}`);
    if (longest > 3_000) found.push(`slow ${kind}: others waited ${longest} ms`);
  }
  return found;
}

type TlsFinding = { readonly id: string; readonly severity: string; readonly finding: string };

/** Protocols, ciphers and known vulnerabilities; a test certificate is not checked, and no external service is used. */
async function tryTestssl({ port, folder }: Target): Promise<string[]> {
  const report = join(folder, 'testssl.json');
  const words = [
    '--quiet',
    '--warnings',
    'off',
    '--nodns',
    'none',
    '--color',
    '0',
    '-p',
    '-s',
    '-f',
    '-U',
    '--jsonfile',
    report,
  ];
  const text = await run('testssl', [...words, `localhost:${port}`], folder, 420);
  if (!existsSync(report)) return [`it wrote no report: ${text.slice(-400)}`];
  const findings = JSON.parse(readFileSync(report, 'utf8')) as readonly TlsFinding[];
  if (findings.length < 20) return [`it looked at ${findings.length} things only: ${text.slice(-400)}`];
  return findings
    .filter(({ severity }) => !['OK', 'INFO', 'DEBUG'].includes(severity))
    .map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`);
}

/** Debian's own tools against the product. Resolves with unexplained findings. */
export async function runDebianTools(
  target: Target,
  person: () => Promise<Person>,
  print: (line: string) => void,
): Promise<string[]> {
  const tools = {
    testssl: () => tryTestssl(target),
    slowhttptest: () => trySlowClients(target),
    wapiti: async () => tryWapiti(target, await person()),
    sqlmap: async () => trySqlmap(target, await person()),
  };
  const found: string[] = [];
  for (const [tool, attempt] of Object.entries(tools)) {
    const started = Date.now();
    const all = await attempt().catch((error: Error) => [error.message]);
    const unknown = all.filter((text) => !known.some((one) => one.tool === tool && new RegExp(one.finding).test(text)));
    print(
      `${unknown.length > 0 ? 'FOUND' : 'ok   '} ${tool}: ${all.length - unknown.length} known, ${unknown.length} not (${Math.round((Date.now() - started) / 1_000)} s)`,
    );
    for (const text of unknown) print(`      ${text.replaceAll('\n', '\n      ')}`);
    found.push(...unknown.map((text) => `${tool}: ${text}`));
  }
  return found;
}
