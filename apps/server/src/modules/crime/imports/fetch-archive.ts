import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Dispatcher } from 'undici';
import { isStorageFull } from '../../../database/storage-full.ts';
import type { EgressAllowList } from '../../../platform/egress/egress-rules.ts';
import { CrimeImportProblem } from './run-crime-import.ts';

const connectTimeoutMs = 5_000;
const silentForMs = 30_000;
const mostRedirects = 3;

/** A month of the publisher's archive whose first bytes have arrived. */
export type OpenedArchive = {
  /** As the publisher states it; 0 when it does not. */
  readonly bytes: number;
  /**
   * Writes it to `path` and returns its length. Rejects with `CrimeImportProblem`: `network_failed` if it was cut off
   * or nothing arrived for 30 s, `too_large`, `storage_full`; nothing is left at `path` then.
   */
  save(path: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<number>;
  /** Closes the connection if nothing is to be saved. */
  drop(): void;
};

/** Rejects with `archive_unavailable` if the publisher does not provide the month. */
export type OpenArchive = (month: string) => Promise<OpenedArchive>;

type Options = {
  /** The base URL of `2026-03.zip`. */
  readonly baseUrl: string;
  /** `host:port` pairs that may be called without https and in the internal network. */
  readonly allowed: EgressAllowList;
  readonly mostBytes: number;
  /** Shorter in tests. */
  readonly patienceMs?: number;
};

function requireSafe(address: URL, allowed: EgressAllowList): void {
  const port = address.port || (address.protocol === 'https:' ? '443' : '80');
  const host = address.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const isOpened = address.protocol === 'http:' && allowed.has(`${host}:${port}`);
  if ((address.protocol !== 'https:' && !isOpened) || address.username || address.password)
    throw new ApiError('archive_unavailable');
}

function countBytes(mostBytes: number, onBytes: (bytes: number) => void) {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes(bytes);
      done(bytes > mostBytes ? new CrimeImportProblem('too_large', String(mostBytes)) : null, chunk);
    },
  });
  return { counter, count: () => bytes };
}

function toProblem(cause: unknown): CrimeImportProblem {
  if (cause instanceof CrimeImportProblem) return cause;
  const { code, message } = cause as NodeJS.ErrnoException;
  return new CrimeImportProblem(isStorageFull(cause) ? 'storage_full' : 'network_failed', code ?? message);
}

function openBody(body: Dispatcher.ResponseData['body'], stated: number, mostBytes: number): OpenedArchive {
  const drop = () => void body.on('error', () => undefined).destroy();
  return {
    bytes: stated,
    drop,
    async save(path, signal, onBytes) {
      const { counter, count } = countBytes(mostBytes, onBytes);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(body, counter, createWriteStream(path, { mode: 0o600 }), { signal });
        if (stated > 0 && count() !== stated) throw new CrimeImportProblem('network_failed', 'cut off');
        return count();
      } catch (cause) {
        await rm(path, { force: true });
        throw toProblem(cause);
      }
    },
  };
}

/**
 * Asks the publisher's archive for months, over https and at public addresses unless the operator opened another, and
 * follows at most three redirects under the same rules. The HTTP client is loaded with the first question.
 */
export function createArchive({ baseUrl, allowed, mostBytes, patienceMs = silentForMs }: Options) {
  async function open() {
    const { createEgressAgent } = await import('../../../platform/egress/egress-guard.ts');
    const { request } = await import('undici');
    return { request, agent: createEgressAgent({ allowed, connectTimeoutMs }) };
  }
  let client: ReturnType<typeof open> | undefined;

  async function ask(address: URL): Promise<Dispatcher.ResponseData> {
    requireSafe(address, allowed);
    client ??= open();
    const { request, agent } = await client;
    const answer = await request(address, {
      dispatcher: agent,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      headers: { 'user-agent': 'halyard', accept: 'application/zip, application/octet-stream' },
    });
    return answer;
  }

  async function follow(address: URL, redirectsLeft: number): Promise<OpenedArchive> {
    const { statusCode, headers, body } = await ask(address);
    const target = headers.location;
    if (statusCode >= 300 && statusCode < 400 && typeof target === 'string' && redirectsLeft > 0) {
      await body.dump();
      return follow(new URL(target, address), redirectsLeft - 1);
    }
    const opened = openBody(body, Number(headers['content-length'] ?? 0), mostBytes);
    if (statusCode === 200 && opened.bytes <= mostBytes) return opened;
    opened.drop();
    throw new ApiError('archive_unavailable');
  }

  const openMonth: OpenArchive = async (month) => {
    try {
      return await follow(new URL(`${baseUrl}/${month}.zip`), mostRedirects);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError('archive_unavailable', undefined, { cause });
    }
  };

  return {
    openMonth,
    async close(): Promise<void> {
      await (await client)?.agent.destroy();
    },
  };
}
