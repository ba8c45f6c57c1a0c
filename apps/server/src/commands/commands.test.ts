import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deriveAuditKey } from '../event-log/audit.ts';
import { emptyPlace, filledPlace, placeKinds, scratchFolder } from '../testing/command-places.ts';
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

  await expect(run(`backup ${settings.HALYARD_DATA_DIR}/halyard.sqlite/backup`, settings)).rejects.toThrow(
    /^The backup failed, and nothing is left of it: E/,
  );
}, 60_000);
