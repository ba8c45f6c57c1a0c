import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ShippedPackage = {
  /** Its path below the root of the repository. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
};

type Entry = {
  readonly version: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
};

const lockfile = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const nameIn = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const sortKey = ({ name, version }: ShippedPackage) => `${name} ${version}`;

/** The packages of the lockfile that the product runs with, on any platform: neither ours nor for development only. */
export function listShippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional)
    .map(([path, { version, license = 'see its text' }]) => ({ path, name: nameIn(path), version, license }))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

/** The rows of the table, each once. */
export const printRows = (packages: readonly ShippedPackage[]): string[] => [
  ...new Set(packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)),
];
