import { createHash } from 'node:crypto';
import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { inferCrimeSchema, inferSchema, sampleMaxBytes } from '@halyard/contracts/work/schemas.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountStream, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { disconnectSignal } from '../../platform/requests/disconnect-signal.ts';
import type { InferInWorker } from './infer-in-worker.ts';
import { bodyOf, mountFiles, readAway } from './receive-file.ts';
import { createAddSchema } from './record-schema.ts';
import { writeLines } from './write-lines.ts';

/** Rows of one kind and month of the imported police data, as objects; none if nothing was imported. */
export type CrimeRows = (kind: CrimeKind, month: string) => AsyncIterable<unknown>;

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: { readonly infer: InferInWorker };
  readonly crimeRows: CrimeRows;
};

const draft = '2020-12' as const;
const kindTitles = {
  street: 'Street-level crime',
  outcomes: 'Outcomes',
  'stop-and-search': 'Stop and search',
} as const;

const withoutEnding = (name: string) => name.replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '');

/** Digests pieces while they pass. */
function createDigest() {
  const hash = createHash('sha256');
  return {
    async *of(pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    value: () => hash.digest('base64url'),
  };
}

/** Schemas inferred from rows: an uploaded sample, or imported police data. */
export function mountInference(platform: Platform, { log, newId, work, crimeRows }: Ports): void {
  const { clock, database } = platform;
  const add = createAddSchema({ clock, log, newId });

  mountFiles(platform, (files) =>
    mountStream(files, inferSchema, async ({ request, response, query, actor, caller, storeOnce }) => {
      const { name, format, of } = query;
      const body = bodyOf(request, response, sampleMaxBytes);
      const title = withoutEnding(name);
      try {
        const input = { name, title, source: name, ...(format && { format }) };
        const digest = createDigest();
        const requester = { personId: caller.id, signal: disconnectSignal(response) };
        const found = await work.infer(requester, input, digest.of(body.iterator({ destroyOnReturn: false })));
        const description = describe(found.text);
        const made = { ...found, title, description, source: name, origin: found.format, draft, address: null, of };
        return await storeOnce(digest.value(), (tx) => add(tx, made, actor));
      } finally {
        await readAway(body, sampleMaxBytes);
      }
    }),
  );

  mountWork(platform, inferCrimeSchema, async ({ body: { kind, month }, actor, caller, signal }) => {
    const requester = { personId: caller.id, signal };
    const [title, source] = [`${kindTitles[kind]}, ${month}`, `police data (${kind}, ${month})`];
    const input = { name: title, title, source, format: 'ndjson' } as const;
    const found = await work.infer(requester, input, writeLines(crimeRows(kind, month))).catch((cause: unknown) => {
      const isEmpty = cause instanceof ApiError && cause.code === 'sample_not_readable';
      throw isEmpty ? new ApiError('no_crime_data', undefined, { cause }) : cause;
    });
    const made = {
      ...found,
      title,
      description: describe(found.text),
      source,
      origin: 'crime',
      draft,
      address: null,
    } as const;
    return database.write((tx) => add(tx, made, actor));
  });
}

const describe = (text: string): string => (JSON.parse(text) as { readonly description: string }).description;
