import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { ImportPorts } from './import-ports.ts';
import { insertImport } from './import-store.ts';
import { queueImport } from './queue-import.ts';

type Ports = Pick<ImportPorts, 'work'> & { readonly clock: Clock };

/** The data read from a source, stored under its id in the uploads. */
type FeedImport = {
  readonly id: string;
  readonly sourceId: string;
  readonly name: string;
  readonly bytes: number;
};

/** Queues the import of data read from a source, in the transaction that records the run. It has no requester. */
export async function queueFeedImport(tx: Transaction, { work, clock }: Ports, feed: FeedImport): Promise<void> {
  const draft = {
    id: feed.id,
    file_name: feed.name,
    format: 'stix',
    owner_id: null,
    bytes: feed.bytes,
    source_id: feed.sourceId,
  } as const;
  await insertImport(tx, draft, clock());
  await queueImport(tx, { work }, draft, { id: null, address: null, requestId: null });
}
