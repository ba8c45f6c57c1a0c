import { stat } from 'node:fs/promises';
import type { SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { Database } from '../../../database/database.ts';
import { readDiskDays } from '../disk-days.ts';
import { sizeOfDatabase } from '../figures/database-figures.ts';
import { measureDisk, sizeOfFolder } from '../figures/disk-figures.ts';
import { forecastDisk } from '../figures/forecast.ts';

const dayMs = 86_400_000;
const shownDays = 180;
const warnShare = 0.8;

type Ports = {
  readonly database: Database;
  readonly nodeName: string;
  readonly dataFolder: string;
  readonly crimeFolder: string;
  readonly uploadFolder: string;
};

const deviceOf = (path: string) =>
  stat(path).then(
    ({ dev }) => dev,
    () => undefined,
  );

type Forecasted = { readonly nodeName: string; readonly totalBytes: number; readonly now: number };

/** Daily disk usage of a node, and its forecast. */
export async function readForecast(database: Database, { nodeName, totalBytes, now }: Forecasted) {
  const days = await readDiskDays(database, nodeName, now - shownDays * dayMs);
  const warnBytes = Math.round(totalBytes * warnShare);
  return { days, warnBytes, forecast: forecastDisk(days, warnBytes) };
}

/** The disk of the data folder: usage, by what, and growth. */
export async function readDisk(ports: Ports, now: number): Promise<NonNullable<SystemHealth['disk']>> {
  const { database, nodeName, dataFolder, crimeFolder, uploadFolder } = ports;
  const { totalBytes, usedBytes } = await measureDisk(dataFolder);
  const device = await deviceOf(dataFolder);
  const here = async (folder: string, but?: string) =>
    (await deviceOf(folder)) === device ? sizeOfFolder(folder, but) : 0;
  const own = [
    // A server keeps it on its own disk.
    { part: 'database' as const, bytes: database.dialect === 'sqlite' ? await sizeOfDatabase(database) : 0 },
    { part: 'police' as const, bytes: await here(crimeFolder, uploadFolder) },
    { part: 'uploads' as const, bytes: await here(uploadFolder) },
  ];
  const rest = usedBytes - own.reduce((sum, { bytes }) => sum + bytes, 0);
  const { days, warnBytes, forecast } = await readForecast(database, { nodeName, totalBytes, now });
  return {
    node: nodeName,
    totalBytes,
    usedBytes,
    warnBytes,
    parts: [...own, { part: 'rest' as const, bytes: Math.max(0, rest) }].filter(({ bytes }) => bytes > 0),
    days,
    forecast,
  };
}
