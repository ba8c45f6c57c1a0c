import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { getSchema, listSchemas, type SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { type Pen, quoteMax } from '../context.ts';
import { defineReadTool, screenWith } from '../read-tool.ts';

const ofSchema = (pen: Pen, { id, title }: SchemaSummary) => pen.record('schema', id, title, `/schemas?schema=${id}`);

const showSummary = (pen: Pen, schema: SchemaSummary, most?: number) => {
  const of = ofSchema(pen, schema);
  return {
    id: schema.id,
    title: pen.quote(of, 'title', schema.title),
    description: pen.quote(of, 'description', schema.description, most),
    source: pen.quote(of, 'source', schema.source),
    origin: schema.origin,
    version: schema.version,
    created: pen.at(schema.createdAt),
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names and types of the first level; the document itself may have megabytes. */
function fieldsOf(document: unknown): readonly { readonly name: string; readonly type: string }[] {
  const row = isObject(document) && isObject(document.items) ? document.items : document;
  const properties = isObject(row) && isObject(row.properties) ? row.properties : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: isObject(field) && field.type !== undefined ? [field.type].flat().join(' or ') : '',
  }));
}

const listTool = defineReadTool({
  name: 'listSchemas',
  subject: 'schemas',
  endpoint: listSchemas,
  description: 'The newest version of every schema, newest first.',
  takes: {},
  show: (schemas, pen) => ({
    records: schemas.length,
    data: schemas.slice(0, toolRowsMax).map((one) => showSummary(pen, one)),
  }),
  screen: () => '/schemas',
});

const getTool = defineReadTool({
  name: 'getSchema',
  subject: 'schema',
  endpoint: getSchema,
  description: 'One schema with its fields; the id `latest` is the newest of all.',
  takes: { id: 'from listSchemas, or latest' },
  show: (schema, pen) => {
    const of = ofSchema(pen, schema);
    const fields = fieldsOf(schema.schema);
    return {
      records: null,
      data: {
        ...showSummary(pen, schema, quoteMax),
        draft: schema.draft,
        bytes: schema.bytes,
        rows: schema.rows,
        versions: schema.versions.length,
        by: pen.person(schema.by?.name),
        fieldsInTotal: fields.length,
        fields: fields.slice(0, toolRowsMax).map(({ name, type }) => ({
          name: pen.quote(of, 'field', name),
          type: pen.quote(of, 'type', type),
        })),
      },
    };
  },
  screen: ({ id }) => screenWith('/schemas', { schema: id }),
});

export const schemaTools = [listTool, getTool];
