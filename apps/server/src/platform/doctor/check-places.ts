import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { isFolderInUse } from '../../data-folder.ts';
import { findForeignFile } from '../../start/foreign-files.ts';
import { askOwnServer } from '../../start/own-server.ts';
import { readStorageMark } from '../../start/storage-mark.ts';
import { openStorage } from '../storage/open-storage.ts';
import { probeStorage } from '../storage/probe-storage.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const gibibyte = 1024 ** 3;
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

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
  async run({ config }) {
    const { host, dataFolder } = config;
    const isOurs = isFolderInUse(dataFolder);
    const answer = await askOwnServer(config, '/health', { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    async function lookAt(number: number, setting: string): Promise<Finding> {
      const place = `${host} port ${number}`;
      if (answer?.ok && isOurs) return port.ok(`Halyard answers on ${place}.`);
      const fault = await findPortFault(host, number);
      if (fault === undefined) return port.ok(`${place} is free.`);
      return port.error(`Halyard cannot listen on ${place}: ${fault}.`, `Choose another with ${setting}.`);
    }
    const plain = config.tls?.redirectPort;
    const redirect = plain === undefined ? [] : [await lookAt(plain, 'HALYARD_TLS_REDIRECT_PORT')];
    return [await lookAt(config.port, 'HALYARD_PORT'), ...redirect];
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
  async run({ config: { dataFolder, crimeFolder, s3 } }) {
    const places = [dataFolder, s3 ? dataFolder : crimeFolder].filter(
      (path, at, all) => existsSync(path) && all.indexOf(path) === at,
    );
    return Promise.all(places.map(checkDiskOf));
  },
};

const storage = findingsOf('storage');
/** Together; a store in the same region takes about 100 ms. */
const slowMs = 1_000;

export const checkStorage: Check = {
  name: 'storage',
  async run({ config }) {
    const advice = `Put that right, or set ${config.s3 ? 'the settings HALYARD_STORAGE_…' : 'HALYARD_CRIME_DIR'}.`;
    const foreign = findForeignFile(config);
    if (foreign) return [storage.error(foreign, 'Until then, imports of the other node fail here.')];
    const files = await openStorage(config);
    try {
      const { mark } = await readStorageMark(config);
      if (mark === undefined) return [storage.ok(`The storage of files ${files.place} is not in use yet.`)];
      const { writeMs, readMs, removeMs } = await probeStorage(files);
      const took = `a small file took ${writeMs} ms to write, ${readMs} ms to read and ${removeMs} ms to remove`;
      if (writeMs + readMs + removeMs < slowMs)
        return [storage.ok(`The storage of files ${files.place} works: ${took}.`)];
      const faster = 'Choose a storage nearer to this machine, or look what keeps it busy.';
      return [storage.warning(`The storage of files ${files.place} is slow: ${took}.`, faster)];
    } catch (cause) {
      return [storage.error(`${reasonOf(cause)}.`, advice)];
    } finally {
      files.close();
    }
  },
};
