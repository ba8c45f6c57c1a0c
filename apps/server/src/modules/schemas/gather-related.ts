import type { ForeignReference } from '@halyard/schema-inference/viewer';
import type { Kysely } from 'kysely';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Requester } from './fair-semaphore.ts';
import type { RunInWorker } from './run-in-worker.ts';
import { findByAddress } from './schema-store.ts';
import type { SchemaText } from './schema-tasks.ts';

/** Schemas that one refers to, directly or indirectly, and their characters; beyond the limit they are not followed. */
const relatedMax = 100;
const relatedCharacters = 16_000_000;
/** Cache of schemas' references. */
const remembered = 1_000;

type Row = Pick<SchemasTable, 'id' | 'document' | 'address' | 'source'>;
type Known = { readonly address: string; readonly row: Row };

export type GatherRelated = (requester: Requester, row: Row) => Promise<SchemaText>;

/** Resolved like files beside each other: relative references of a schema without address refer to their names. */
const addressOf = ({ address, source }: Row) => address ?? `schema:///${encodeURIComponent(source)}`;

const fileNameOf = ({ address, isRelative }: ForeignReference) =>
  isRelative ? decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)) : undefined;

/** Whether a text may refer to another document at all; most schemas do not. */
const mayRefer = (text: string) => /"\$(?:ref|dynamicRef|recursiveRef)"\s*:\s*"[^#"]/.test(text);

/** Finds the schemas of the workspace that a schema refers to. */
export function createGatherRelated(db: Kysely<Schema>, run: RunInWorker): GatherRelated {
  // A stored document is never edited, so its references stay the same.
  const references = new Map<string, readonly ForeignReference[]>();

  async function referencesOf(requester: Requester, { address, row }: Known): Promise<readonly ForeignReference[]> {
    if (!mayRefer(row.document)) return [];
    const key = `${row.id} ${address}`;
    const known = references.get(key) ?? (await run(requester, 'references', { address, text: row.document }));
    references.set(key, known);
    if (references.size > remembered) references.delete([...references.keys()][0] ?? '');
    return known;
  }

  return async (requester, row) => {
    const root: Known = { address: addressOf(row), row };
    const found = new Map<string, Known>();
    const waiting = [root];
    let characters = 0;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const reference of await referencesOf(requester, next)) {
        const { address } = reference;
        if (address === root.address || found.has(address) || found.size >= relatedMax) continue;
        const other = await findByAddress(db, address, fileNameOf(reference));
        if (!other || characters + other.document.length > relatedCharacters) continue;
        characters += other.document.length;
        found.set(address, { address, row: other });
        waiting.push({ address, row: other });
      }
    }
    const related = [...found.values()].map(({ address, row: { document } }) => ({ address, text: document }));
    return { address: root.address, text: row.document, related };
  };
}
