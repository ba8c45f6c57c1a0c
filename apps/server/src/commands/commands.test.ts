import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deriveAuditKey } from '../event-log/audit.ts';
import { runChecks } from '../platform/doctor/run-checks.ts';
import { emptyPlace, filledPlace, openPlace, placeKinds, scratchFolder } from '../testing/command-places.ts';
import { makeCertificate } from '../testing/test-certificates.ts';
import { testKey } from '../testing/test-vault.ts';
import { allCommands } from './all-commands.ts';
import { runCommands } from './run-commands.ts';

/** What commands print, besides their exit code. */
async function run(line: string, settings: Record<string, string> = {}) {
  const printed: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
  );
  const restore = () => {
    for (const spy of spies) spy.mockRestore();
  };
  const code = await runCommands(allCommands, line.split(' '), settings).finally(restore);
  return { code, said: printed.join('') };
}

test('every command has help, and what is not understood gets it with exit code 64', async () => {
  for (const { name } of allCommands) {
    const help = await run(`${name} --help`);
    expect(help.code).toBe(0);
    expect(help.said).toContain(`halyard ${name}`);
  }
  expect((await run('--help')).said).toContain('halyard COMMAND --help');
  expect(await run('help backup')).toEqual(await run('backup --help'));
  expect((await run('weather')).code).toBe(64);
  expect((await run('backup')).code).toBe(64);
  expect((await run('doctor --colour')).code).toBe(64);
});

test.each(placeKinds)(
  'an administrator is made without a server, and listed, on %s',
  async (kind) => {
    const settings = await emptyPlace(kind);

    const made = await run('users create-admin grace.hopper@example.com', settings);

    expect(made.said).toMatch(/Temporary password, for seven days and shown once: \S{20,}\n$/);
    expect((await run('users list', settings)).said).toMatch(
      /^grace\.hopper@example\.com\tgrace\.hopper\tadmin\tactive\t/m,
    );
    await expect(run('users reset-second-factor grace.hopper@example.com', settings)).rejects.toThrow(
      'does not have two-factor authentication',
    );
  },
  60_000,
);

test('retention is set and shown without a server', async () => {
  const settings = await filledPlace('SQLite');

  expect((await run('retention set events 400', settings)).code).toBe(0);
  expect((await run('retention', settings)).said).toMatch(/^events\t400 days\t\d+\t\d{4}-/m);
  await expect(run('retention set events 3', settings)).rejects.toThrow('at least 30 days');
  expect((await run('retention set weather 3', settings)).code).toBe(64);
}, 60_000);

test.each(placeKinds)(
  'the audit log is exported signed, on %s',
  async (kind) => {
    const settings = await filledPlace(kind);
    const path = join(scratchFolder(), 'audit.jsonl');

    expect((await run(`audit export ${path}`, settings)).said).toBe(`${path}: 50 entries, signed.\n`);

    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const { entries, signature } = JSON.parse(lines.pop() ?? '');
    const content = lines.map((line) => `${line}\n`).join('');
    expect([entries, lines.length]).toEqual([50, 50]);
    expect(signature).toBe(createHmac('sha256', deriveAuditKey(testKey)).update(content).digest('hex'));
    await expect(run(`audit export ${path}`, settings)).rejects.toThrow('is there already');
  },
  60_000,
);

test('a backup that cannot be written says why in a sentence', async () => {
  const settings = await filledPlace('SQLite');
  const file = join(scratchFolder(), 'file');
  writeFileSync(file, '');

  await expect(run(`backup ${file}/backup`, settings)).rejects.toThrow(
    /^The backup failed, and nothing is left of it: E/,
  );
}, 60_000);

test('words that are too many are not ignored, and a command that no one knows is named', async () => {
  const surplus = ['backup a b', 'restore a b', 'audit verify a b', 'users list a', 'retention set events 400 a'];
  for (const line of [...surplus, 'move a --to b', 'crime restore a', 'import a b', 'start now'])
    expect([line, (await run(line)).code]).toEqual([line, 64]);
  const { said } = await run('weather');
  expect(said).toMatch(/^Unknown command weather\.\n/);
  expect(said).toMatch(/^ {2}start +runs the server/m);
});

test.each(placeKinds)(
  'a command that asks makes no workspace where there is none, on %s',
  async (kind) => {
    const settings = await emptyPlace(kind);
    const ask = ['users list', 'users reset-second-factor ada@example.com', 'retention', 'retention set events 400'];

    for (const line of [...ask, `import ${import.meta.filename}`, `move --to ${scratchFolder()}`])
      await expect(run(line, settings)).rejects.toThrow(/^There is no workspace in /);

    expect(existsSync(settings.HALYARD_DATA_DIR ?? '')).toBe(false);
  },
  60_000,
);

/** A server that listens on a free port; `settings` are its own. */
async function startServer(more: Record<string, string>) {
  const place = { ...(await filledPlace('SQLite')), ...more };
  const server = await openPlace(place);
  onTestFinished(() => server.close());
  const { app } = server.app;
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { ...place, HALYARD_PORT: String((app.server.address() as AddressInfo).port) };
}

function certificateFiles() {
  const { cert, key } = makeCertificate('halyard.example.com');
  const folder = scratchFolder();
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  return { HALYARD_TLS_CERT: join(folder, 'cert.pem'), HALYARD_TLS_KEY: join(folder, 'key.pem') };
}

test.each([
  ['HTTP', () => ({})],
  ['HTTPS', certificateFiles],
])(
  'commands work beside a server that speaks %s, and doctor knows it',
  async (_, files) => {
    const settings = await startServer(files());
    const indicators = join(scratchFolder(), 'indicators.csv');
    writeFileSync(indicators, 'type,value\nipv4-addr,192.0.2.44\n');

    expect((await run('users create-admin grace.hopper@example.com', settings)).said).toContain('Temporary password');
    expect((await run('users list', settings)).said).toContain('grace.hopper@example.com');
    expect((await run('retention', settings)).said).toMatch(/^events\t/m);
    expect((await run(`import ${indicators}`, settings)).said).toMatch(/1 total = |Not imported/);
    await expect(run('users reset-second-factor nobody@example.com', settings)).rejects.toThrow(
      'The server rejected it: There is no user nobody@example.com.',
    );
    const port = (await runChecks(settings)).filter(({ check }) => check === 'port');
    expect(port).toMatchObject([{ level: 'ok', says: `Halyard answers on 127.0.0.1 port ${settings.HALYARD_PORT}.` }]);
  },
  60_000,
);

test('a server that does not answer where the settings say is a sentence for every command', async () => {
  const settings = { ...(await startServer({})), HALYARD_PORT: '1' };

  for (const line of [
    'users list',
    'retention',
    `import ${import.meta.filename}`,
    `crime import ${import.meta.filename}`,
  ])
    await expect(run(line, settings)).rejects.toThrow(/does not answer on 127\.0\.0\.1 port 1 \(ECONNREFUSED\)\. Set /);
}, 60_000);

test('a backup does not go into a folder that is backed up', async () => {
  const settings = await filledPlace('SQLite');
  const { HALYARD_DATA_DIR: folder = '' } = settings;
  mkdirSync(join(folder, 'crime'), { recursive: true });

  for (const target of ['backup', 'crime/backup', 'crime/new/backup.tar'])
    await expect(run(`backup ${join(folder, target)}`, settings)).rejects.toThrow('which is backed up');
}, 60_000);

test('a target that is neither PostgreSQL nor a folder is rejected by name', async () => {
  await expect(run('move --to mysql://localhost/x', await filledPlace('SQLite'))).rejects.toThrow(
    'mysql://localhost/x is no target. Name postgres://…, or a folder for SQLite.',
  );
}, 60_000);
