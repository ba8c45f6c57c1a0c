import type { File } from '@halyard/contracts/accounts/profile.ts';
import type { SchemaExportFormat } from '@halyard/contracts/work/schemas.ts';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';
import type { Requester } from './fair-semaphore.ts';
import type { GatherRelated } from './gather-related.ts';
import type { RunInWorker } from './run-in-worker.ts';

/** A name for files, out of the title: letters, digits and hyphens. */
function slugOf({ title, source, version }: SchemasTable): string {
  const words = (title || source).toLowerCase().match(/[a-z0-9]+/g) ?? ['schema'];
  return `${words.join('-').slice(0, 60)}-v${version}`;
}

/** Writes a schema as a file. A sample without a valid generated document says so in its name. */
export function createWriteSchemaFile(run: RunInWorker, gatherRelated: GatherRelated) {
  return async (requester: Requester, row: SchemasTable, format: SchemaExportFormat): Promise<File> => {
    const slug = slugOf(row);
    const { document: schema } = row;
    if (format === 'json-schema')
      return { name: `${slug}.schema.json`, mediaType: 'application/schema+json', text: schema };
    if (format === 'typescript') {
      const types = { schema: await gatherRelated(requester, row), title: row.title || row.source };
      const { text } = await run(requester, 'typescript', types);
      return { name: `${slug}.ts`, mediaType: 'text/plain', text };
    }
    const { text, valid } = await run(requester, 'sample', { schema: await gatherRelated(requester, row) });
    return { name: `${slug}.sample${valid ? '' : '-not-valid'}.json`, mediaType: 'application/json', text };
  };
}
