import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../debian.mjs';
import { runCommand } from '../run-command.mjs';
import { buildPackages } from './build.mjs';

const bubblewrap = '/usr/bin/bwrap';
const home = '/opt/halyard';

/** Runs in the sandbox: the server starts, is ready, answers a command beside it, and stops by a signal with code 0. */
const script = `set -eu
[ "$(id -u)" -ne 0 ]
if touch ${home}/written 2>/dev/null || touch /written 2>/dev/null; then echo 'The root is not read-only.'; exit 1; fi
${home}/bin/halyard start >/data/log 2>&1 & server=$!
tries=0
until ${home}/bin/halyard health 2>/dev/null; do
  tries=$((tries + 1))
  if [ "$tries" -gt 60 ] || ! kill -0 "$server" 2>/dev/null; then cat /data/log; exit 1; fi
  sleep 0.3
done
${home}/bin/halyard audit verify
${home}/bin/halyard version
kill -TERM "$server"
wait "$server" || { cat /data/log; exit 1; }
if ${home}/bin/halyard health 2>/dev/null; then echo 'It still runs.'; exit 1; fi`;

const mayMakeNamespaces = () => {
  try {
    execFileSync(bubblewrap, ['--unshare-all', '--ro-bind', '/', '/', '/bin/true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Nothing but the package, the C library and a shell; no network, no rights, and one folder to write to. */
function sandbox(unpacked, data) {
  const system = ['/bin', '/lib', '/lib64', '/usr/bin', '/usr/lib', '/usr/lib64'].filter((path) => existsSync(path));
  return [
    ...['--unshare-all', '--uid', '1000', '--gid', '1000', '--die-with-parent', '--new-session', '--clearenv'],
    ...system.flatMap((path) => ['--ro-bind', path, path]),
    ...['--ro-bind', unpacked, home, '--bind', data, '/data', '--dev', '/dev', '--proc', '/proc'],
    // In this order: paths bound read-only above can no longer be written, and neither can the folders between.
    ...['--remount-ro', '/', '--chdir', '/data'],
    ...['--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'HALYARD_DATA_DIR', '/data/halyard'],
  ];
}

/**
 * Builds the packages in `folder` and starts the unpacked tarball as operators are promised: by an unprivileged user,
 * on a read-only root, without a network. Needs bubblewrap of Debian; if it is unavailable, says so and only builds.
 * Resolves with an exit code.
 */
export async function tryPackages(folder) {
  const { tarball, name } = buildPackages(folder);
  if (!existsSync(bubblewrap)) await installFromDebian('bubblewrap');
  if (!existsSync(bubblewrap) || !mayMakeNamespaces()) {
    const why = existsSync(bubblewrap) ? 'may not make namespaces on this machine' : 'cannot be installed';
    process.stdout.write(`The packages were built, and not started: bubblewrap ${why}.\n`);
    return 0;
  }
  const place = mkdtempSync(join(tmpdir(), 'halyard-package-'));
  try {
    mkdirSync(join(place, 'data'));
    execFileSync('tar', ['-xzf', tarball, '-C', place]);
    const words = [...sandbox(join(place, name), join(place, 'data')), '/bin/sh', '-c', script];
    return await runCommand(bubblewrap, words, { quiet: true });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
