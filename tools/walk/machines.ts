import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const bridge = 'halyardwalk';
const network = '10.77.0';

/** The address of this machine on the machines' network: their way out, and where their mail server listens. */
export const hostAddress = `${network}.1`;

const run = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe' });

/** Runs its cleanup steps, last first, and continues if one of them fails. */
function createUndo() {
  const steps: (() => unknown)[] = [];
  return {
    add: (step: () => unknown) => void steps.push(step),
    async all() {
      for (const step of steps.reverse()) {
        try {
          await step();
        } catch (error) {
          process.stderr.write(`${String(error)}\n`);
        }
      }
    },
  };
}

type Undo = ReturnType<typeof createUndo>;

function openNetwork(undo: Undo) {
  const forwarding = '/proc/sys/net/ipv4/ip_forward';
  const before = readFileSync(forwarding, 'utf8');
  run('ip', 'link', 'add', bridge, 'type', 'bridge');
  undo.add(() => run('ip', 'link', 'delete', bridge));
  run('ip', 'address', 'add', `${hostAddress}/24`, 'dev', bridge);
  run('ip', 'link', 'set', bridge, 'up');
  writeFileSync(forwarding, '1');
  undo.add(() => writeFileSync(forwarding, before));
  run('nft', 'add', 'table', 'ip', bridge);
  undo.add(() => run('nft', 'delete', 'table', 'ip', bridge));
  run('nft', `add chain ip ${bridge} out { type nat hook postrouting priority 100 ; }`);
  run('nft', `add rule ip ${bridge} out ip saddr ${network}.0/24 masquerade`);
}

/** A Debian 12 with systemd and nothing else, in `folder`. */
function makeDebian(folder: string) {
  const packages = 'systemd-sysv,dbus,iproute2,ca-certificates,curl';
  run('debootstrap', '--variant=minbase', `--include=${packages}`, 'bookworm', folder);
  // Nothing here has to survive a power cut, so packages are unpacked without waiting for the disk.
  writeFileSync(join(folder, 'etc/dpkg/dpkg.cfg.d/unsafe'), 'force-unsafe-io\n');
}

/** The machine's own files over the common Debian, its address, and the names of all of them. */
function mountRoot(folder: string, base: string, name: string, hosts: string, undo: Undo) {
  const [upper, work, root] = ['upper', 'work', 'root'].map((part) => join(folder, name, part)) as [
    string,
    string,
    string,
  ];
  for (const part of [upper, work, root]) mkdirSync(part, { recursive: true });
  const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`;
  run('mount', '-t', 'overlay', 'overlay', '-o', layers, root);
  undo.add(() => run('umount', '--lazy', root));
  writeFileSync(join(root, 'etc/hostname'), `${name}\n`);
  writeFileSync(join(root, 'etc/hosts'), hosts);
  return root;
}

/** The first process of the machine, which its commands join. */
function leaderOf(parent: number): number {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  if (!children[0]) throw new Error('The machine did not start.');
  return Number(children[0]);
}

export type Machine = {
  /**
   * Runs commands as root in a shell of the machine that stops at the first failure, and after ten minutes. Returns the
   * exit code.
   */
  run(commands: string, onOutput?: (text: string) => void): Promise<number>;
};

const environment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};

const joinMachine = (leader: number): Machine => ({
  async run(commands, onOutput = () => {}) {
    const shell = ['timeout', '600', 'bash', '-euo', 'pipefail', '-c', `cd /root\n${commands}`];
    const child = spawn('/usr/bin/nsenter', ['--target', String(leader), '--all', ...shell], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    const [code] = await once(child, 'close');
    return Number(code ?? 1);
  },
});

async function untilBooted(machine: Machine) {
  for (let attempt = 0; attempt < 120; attempt++) {
    if ((await machine.run('[[ $(systemctl is-system-running) =~ running|degraded ]]')) === 0) return;
    await wait(500);
  }
  throw new Error('The machine did not start within a minute.');
}

async function boot(root: string, name: string, address: string, shared: string, undo: Undo): Promise<Machine> {
  const flags = ['--boot', '--register=no', '--keep-unit', '--link-journal=no', '--console=read-only'];
  const place = [
    `--directory=${root}`,
    `--machine=${name}`,
    `--network-bridge=${bridge}`,
    `--bind=${shared}:/srv/halyard`,
  ];
  const nspawn = spawn('/usr/bin/systemd-nspawn', [...flags, ...place, '--resolv-conf=replace-host'], {
    stdio: 'ignore',
  });
  const ended = once(nspawn, 'exit');
  await wait(1000);
  const leader = leaderOf(Number(nspawn.pid));
  // With its first process all others of the machine end; systemd-nspawn follows.
  undo.add(async () => {
    process.kill(leader, 'SIGKILL');
    await ended;
  });
  const machine = joinMachine(leader);
  await untilBooted(machine);
  const up = `ip address add ${address}/24 dev host0; ip link set host0 up; ip route add default via ${hostAddress}`;
  if ((await machine.run(`${up}; apt-get update -qq --error-on=any`)) !== 0)
    throw new Error(`The machine ${name} cannot reach Debian's packages.`);
  return machine;
}

/**
 * Starts empty Debian 12 machines with systemd in containers on their own network, with the folder `/srv/halyard` in
 * common and `files` in their `/root`. Needs root, debootstrap, systemd-nspawn, nft and iproute2. `names` also gets the
 * host names that lead to each machine; `aliases` those that lead to this one. Remove everything with `stop`.
 */
export async function startMachines(
  folder: string,
  names: Readonly<Record<string, readonly string[]>>,
  aliases: readonly string[],
  files: string,
) {
  const undo = createUndo();
  const base = join(folder, 'debian');
  const shared = join(folder, 'shared');
  mkdirSync(shared, { recursive: true });
  undo.add(() => rmSync(folder, { recursive: true, force: true }));
  const stop = () => undo.all();
  try {
    makeDebian(base);
    openNetwork(undo);
    const addresses = Object.keys(names).map((name, index) => [name, `${network}.${index + 11}`] as const);
    const lines = addresses.map(([name, address]) => `${address} ${[...(names[name] ?? []), name].join(' ')}`);
    const hosts = ['127.0.0.1 localhost', `${hostAddress} ${aliases.join(' ')}`, ...lines, ''].join('\n');
    const machines = new Map<string, Machine>();
    for (const [name, address] of addresses) {
      const root = mountRoot(folder, base, name, hosts, undo);
      for (const file of readdirSync(files)) run('cp', join(files, file), join(root, 'root'));
      machines.set(name, await boot(root, name, address, shared, undo));
    }
    return { machines, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
