import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = () => {
  const found = process.env.HALYARD_SENDERS;
  if (!found) throw new Error('HALYARD_SENDERS does not name the folder of the senders');
  return found;
};

/** The only folder in `parent` whose name `is` one. */
function folderIn(parent: string, is: RegExp): string {
  const name = readdirSync(parent).find((candidate) => is.test(candidate));
  if (!name) throw new Error(`${parent} has no ${is.source}`);
  return join(parent, name);
}

const libraryFolder = () => folderIn(join(folder(), 'usr', 'lib'), /-linux-gnu$/);
const syslogNgFolder = () => join(folder(), 'usr', 'lib', 'syslog-ng');

const environment = () => ({
  // The home folder of a program: not this folder.
  HOME: tmpdir(),
  LD_LIBRARY_PATH: [libraryFolder(), folderIn(join(folder(), 'lib'), /-linux-gnu$/), syslogNgFolder()].join(delimiter),
});

/** The paths of the senders, and what each needs to start from a folder instead of an installation. */
export const programs = {
  alertmanager: () => [join(folder(), 'usr', 'bin', 'prometheus-alertmanager')],
  prometheus: () => [join(folder(), 'usr', 'bin', 'prometheus')],
  promtool: () => [join(folder(), 'usr', 'bin', 'promtool')],
  nginx: () => [join(folder(), 'usr', 'sbin', 'nginx')],
  haproxy: () => [join(folder(), 'usr', 'sbin', 'haproxy')],
  caddy: () => [join(folder(), 'usr', 'bin', 'caddy')],
  rsyslog: () => [join(folder(), 'usr', 'sbin', 'rsyslogd'), '-M', join(libraryFolder(), 'rsyslog')],
  syslogNg: () => [
    join(folder(), 'usr', 'sbin', 'syslog-ng'),
    '--module-path',
    folderIn(syslogNgFolder(), /^\d+\.\d+$/),
  ],
} as const satisfies Record<string, () => string[]>;

/** Runs a program during `work`; prints its output if the work fails. */
export async function withProgram<T>(
  name: keyof typeof programs,
  words: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const [program = '', ...own] = programs[name]();
  const child = spawn(program, [...own, ...words], { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close');
  try {
    return await work();
  } catch (cause) {
    throw new Error(`${name} printed:\n${output.slice(-4_000)}`, { cause });
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
