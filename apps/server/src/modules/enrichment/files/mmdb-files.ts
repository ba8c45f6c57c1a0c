import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { basename } from 'node:path';
import type { Enrichment, EnrichmentFile } from '@halyard/contracts/inflow/enrichment.ts';
import ipaddr from 'ipaddr.js';
import type { Reader, Response } from 'maxmind';
import type { Clock } from '../../../clock.ts';
import { factsOf } from './facts-of.ts';

type Opened = { readonly edition: string; readonly reader: Reader<Response> | null };

/** The network that an entry is of; in a file of both families IPv4 is in the last 32 bits. */
function networkOf(address: string, length: number): string {
  if (isIP(address) === 6) return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
  const bits = length > 32 ? length - 96 : length;
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** Minimum interval for checking a file for changes. */
const lookEveryMs = 10_000;
const cacheMax = 2_000;

/** One file: read on first use, and again when it has changed. */
function createFile(path: string, { clock, onFailure }: Ports) {
  let opened: Opened | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  /** The library is loaded with the first file: most installations have none. */
  async function read(edition: string): Promise<Opened> {
    const { open } = await import('maxmind');
    try {
      return { edition, reader: await open<Response>(path, { cache: { max: cacheMax } }) };
    } catch (cause) {
      // An older readable edition is better than none: the next one is read once it is complete.
      onFailure(cause);
      return { edition, reader: opened?.reader ?? null };
    }
  }

  async function look(): Promise<void> {
    const found = await stat(path).catch(() => undefined);
    const edition = found && `${found.mtimeMs} ${found.size}`;
    if (edition === undefined) opened = undefined;
    else if (opened?.edition !== edition) opened = await read(edition);
  }

  return {
    name: basename(path),
    async current(): Promise<Opened | undefined> {
      if (clock() - lookedAt >= lookEveryMs) {
        lookedAt = clock();
        looking = look();
      }
      await looking;
      return opened;
    },
  };
}

type Ports = {
  readonly clock: Clock;
  /** A file is there and cannot be read. */
  readonly onFailure: (cause: unknown) => void;
};

/** The MMDB files of the operator. They are read whole into memory, and looked up there. */
export function createMmdbFiles(paths: readonly string[], ports: Ports) {
  const files = paths.map((path) => createFile(path, ports));

  async function ask(address: string) {
    const family = isIP(address);
    const found = [];
    for (const file of family === 0 ? [] : files) {
      const reader = (await file.current())?.reader;
      if (!reader || (family === 6 && reader.metadata.ipVersion === 4)) continue;
      const [answer, length] = reader.getWithPrefixLength(address);
      found.push({ name: file.name, metadata: reader.metadata, answer, length });
    }
    return found;
  }

  return {
    /** The kind of each file, and whether it could be read. */
    async describe(): Promise<EnrichmentFile[]> {
      const all = files.map(async (file): Promise<EnrichmentFile> => {
        const opened = await file.current();
        const metadata = opened?.reader?.metadata;
        const state = opened === undefined ? 'missing' : metadata ? 'ready' : 'unreadable';
        const builtAt = metadata ? new Date(metadata.buildEpoch).toISOString() : null;
        return { name: file.name, state, type: metadata?.databaseType ?? null, builtAt };
      });
      return Promise.all(all);
    },
    /** The readable editions of files; empty if there are none. */
    async edition(): Promise<string> {
      const all = await Promise.all(
        files.map(async (file) => {
          const metadata = (await file.current())?.reader?.metadata;
          return metadata ? `${file.name} ${metadata.buildEpoch.getTime()}` : '';
        }),
      );
      return all.filter((one) => one !== '').join(', ');
    },
    /** Each file's entry for an address, including files without one. */
    async answersOf(address: string): Promise<{ readonly type: string; readonly answer: object | null }[]> {
      return (await ask(address)).map(({ metadata, answer }) => ({ type: metadata.databaseType, answer }));
    },
    /** The files' data about an address; nothing for other values. */
    async lookUp(address: string): Promise<Enrichment[]> {
      return (await ask(address)).flatMap(({ name, metadata, answer, length }): Enrichment[] => {
        if (answer === null) return [];
        return [
          {
            kind: 'file',
            id: name,
            name: metadata.databaseType,
            at: new Date(metadata.buildEpoch).toISOString(),
            match: networkOf(address, length),
            facts: factsOf(answer),
            lastTry: null,
          },
        ];
      });
    },
  };
}

export type MmdbFiles = ReturnType<typeof createMmdbFiles>;
