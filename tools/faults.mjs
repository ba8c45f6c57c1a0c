import { existsSync } from 'node:fs';
import { buildWeb } from './build-web.mjs';
import { installFromDebian } from './debian.mjs';
import { findNode } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

// `npm run faults [name…] [--full]`: what the faults need beside Node.js comes from Debian, where it may be installed.
const programs = {
  '/usr/lib/postgresql': 'postgresql',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/strace': 'strace',
  '/usr/bin/faketime': 'faketime',
  '/usr/bin/slowhttptest': 'slowhttptest',
};
const missing = Object.entries(programs).filter(([path]) => !existsSync(path));
const packages = missing.map(([, name]) => name);
if (packages.length > 0 && !(await installFromDebian(...packages)))
  process.stdout.write(`Not installed: ${packages.join(', ')}. The faults that need them are reported as missed.\n`);
await buildWeb();
process.exitCode = await runCommand(findNode(), ['faults/run.ts', ...process.argv.slice(2)]);
