import { createHash } from 'node:crypto';
import { addSchema, schemaMaxBytes, validateDocument } from '@halyard/contracts/work/schemas.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountStream, type Platform } from '../../platform/mount/mount.ts';
import { disconnectSignal } from '../../platform/requests/disconnect-signal.ts';
import type { GatherRelated } from './gather-related.ts';
import { bodyOf, mountFiles } from './receive-file.ts';
import { receiveText } from './receive-text.ts';
import { createAddSchema } from './record-schema.ts';
import type { RunInWorker } from './run-in-worker.ts';
import { requireSchema } from './schema-store.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: { readonly run: RunInWorker };
  readonly gatherRelated: GatherRelated;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Uploaded schemas, and documents to validate against one. */
export function mountUploads(platform: Platform, { log, newId, work, gatherRelated }: Ports): void {
  const { clock, database } = platform;
  const add = createAddSchema({ clock, log, newId });

  mountFiles(platform, (files) => {
    mountStream(files, addSchema, async ({ request, response, query, actor, caller, storeOnce }) => {
      const requester = { personId: caller.id, signal: disconnectSignal(response) };
      const text = await receiveText(bodyOf(request, response, schemaMaxBytes));
      const found = await work.run(requester, 'check', { text });
      const kept = { source: query.name, origin: 'written', evidence: [], rows: null, of: query.of } as const;
      return storeOnce(digestOf(text), (tx) => add(tx, { ...found, text, ...kept }, actor));
    });

    mountStream(files, validateDocument, async ({ request, response, params, caller }) => {
      const requester = { personId: caller.id, signal: disconnectSignal(response) };
      const row = await requireSchema(database.read, params.id);
      const document = await receiveText(bodyOf(request, response, schemaMaxBytes));
      const startedAt = clock();
      const schema = await gatherRelated(requester, row);
      const found = await work.run(requester, 'validate', { schema, document });
      return { ...found, tookMs: clock() - startedAt };
    });
  });
}
