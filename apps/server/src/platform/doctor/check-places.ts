import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { FolderInUseError, openDataFolder } from '../../data-folder.ts';
import { readCrimeFolder } from '../../start/crime-folder.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const gibibyte = 1024 ** 3;
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** Whether a process has the data folder; false where there is none yet. */
function isInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    openDataFolder(path).release();
    return false;
  } catch (cause) {
    if (cause instanceof FolderInUseError) return true;
    throw cause;
  }
}

async function findPortFault(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    return undefined;
  } catch (cause) {
    return reasonOf(cause);
  } finally {
    server.close();
  }
}

const port = findingsOf('port');

export const checkPort: Check = {
  name: 'port',
  async run({ config: { host, port: number, dataFolder } }) {
    const place = `${host} port ${number}`;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${number}/health`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    if (answer?.ok && isInUse(dataFolder)) return [port.ok(`Halyard answers on ${place}.`)];
    const fault = await findPortFault(host, number);
    if (fault === undefined) return [port.ok(`${place} is free.`)];
    return [port.error(`Halyard cannot listen on ${place}: ${fault}.`, 'Choose another with HALYARD_PORT.')];
  },
};

const folder = findingsOf('data folder');

export const checkDataFolder: Check = {
  name: 'data folder',
  async run({ config: { dataFolder: path } }) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return [folder.warning(`${path} does not exist yet.`, 'The first start makes it.')];
    if (!found.isDirectory())
      return [folder.error(`${path} is not a folder.`, 'Choose another with HALYARD_DATA_DIR.')];
    try {
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (cause) {
      const advice = `Give it to the user that runs Halyard (user ID ${process.getuid?.() ?? 'unknown'}).`;
      return [folder.error(`${path} cannot be written: ${reasonOf(cause)}.`, advice)];
    }
    if ((found.mode & 0o077) === 0) return [folder.ok(`${path} can be written, and others cannot read it.`)];
    return [folder.warning(`Other users of this machine can open ${path}.`, `Run chmod 700 ${path}.`)];
  },
};

const disk = findingsOf('disk');

async function checkDiskOf(path: string): Promise<Finding> {
  const found = await statfs(path).catch(() => undefined);
  if (!found || found.blocks === 0) return disk.ok(`The disk of ${path} does not say how much room it has.`);
  const free = found.bavail * found.bsize;
  const says = `${megabytes(free)} are free on the disk of ${path}.`;
  if (free < 8 * 1024 * 1024) return disk.error(says, 'Halyard rejects writes until there is room. Free some.');
  return free < gibibyte ? disk.warning(says, 'Free some room, or shorten what is kept.') : disk.ok(says);
}

export const checkDisk: Check = {
  name: 'disk',
  async run({ config: { dataFolder, crimeFolder } }) {
    const places = [dataFolder, crimeFolder].filter((path, at, all) => existsSync(path) && all.indexOf(path) === at);
    return Promise.all(places.map(checkDiskOf));
  },
};

const storage = findingsOf('storage');

export const checkStorage: Check = {
  name: 'storage',
  async run({ config: { crimeFolder } }) {
    try {
      const { mark } = await readCrimeFolder(crimeFolder);
      const says = mark === undefined ? 'holds no police data yet' : 'can be read and written';
      return [storage.ok(`The crime folder ${crimeFolder} ${says}.`)];
    } catch (cause) {
      return [storage.error(`${reasonOf(cause)}.`, 'Put that right, or set HALYARD_CRIME_DIR.')];
    }
  },
};
