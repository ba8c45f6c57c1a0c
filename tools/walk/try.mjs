import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from '../debian.mjs';
import { inRoot } from '../paths.mjs';
import { findNode } from '../pinned-node.mjs';
import { runCommand } from '../run-command.mjs';

/** Debian's packages that make the machines, and the program by which each is found. */
const needed = {
  debootstrap: '/usr/sbin/debootstrap',
  'systemd-container': '/usr/bin/systemd-nspawn',
  nftables: '/usr/sbin/nft',
  iproute2: '/usr/bin/ip',
};
/** The exit code of the walk if no machine starts: EX_UNAVAILABLE of sysexits.h. */
const unavailable = 69;

async function whyNot(packages) {
  if (process.getuid?.() !== 0) return 'this is not root';
  if (!readdirSync(packages).some((name) => name.endsWith('.deb'))) return 'there is no .deb';
  const missing = Object.keys(needed).filter((name) => !existsSync(needed[name]));
  if (missing.length > 0) await installFromDebian(...missing);
  return missing.every((name) => existsSync(needed[name])) ? undefined : `${missing.join(', ')} cannot be installed`;
}

/**
 * Follows docs/two-nodes.md on empty machines with the packages of a folder. Where no machines can be had, says why and
 * leaves it out. Resolves with an exit code.
 */
export async function tryWalk(packages) {
  const reason = await whyNot(packages);
  const code = reason ? unavailable : await runCommand(findNode(), [inRoot('tools', 'walk', 'walk.ts'), packages]);
  if (code !== unavailable) return code;
  process.stdout.write(`docs/two-nodes.md was not followed: ${reason ?? 'no machine could be started'}.\n`);
  return 0;
}
