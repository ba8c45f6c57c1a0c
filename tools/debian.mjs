import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Installs Debian packages when this is a Debian machine and we may. Returns whether it worked. */
export async function installFromDebian(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = async (...parameters) => {
    const command = ['apt-get', '-y', '-qq', ...parameters];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return (await runCommand(program, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })) === 0;
  };
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  return (await apt('update')) && (await apt('install', '--no-install-recommends', ...packages));
}
