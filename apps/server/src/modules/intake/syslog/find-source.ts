import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Kysely } from 'kysely';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

const formats: readonly SourceFormat[] = ['syslog', 'cef', 'leef'];

type SyslogSource = Pick<SourcesTable, 'id' | 'paused_at' | 'sample'>;
type Found =
  | { readonly source: SyslogSource; readonly problem?: undefined }
  | { readonly source?: undefined; readonly problem: string };

/** The source of the messages, or why there is none. */
export async function findSource(db: Kysely<Schema>, id: string): Promise<Found> {
  const source = await db
    .selectFrom('sources')
    .select(['id', 'paused_at', 'sample', 'format'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!source) return { problem: `there is no source ${id}` };
  if (!formats.includes(source.format))
    return { problem: `the source ${id} is of the format ${source.format}, not ${formats.join(', ')}` };
  return { source };
}
