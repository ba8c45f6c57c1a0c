import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import { customerSchema, sampleSchemaList } from '@halyard/schema-inference/sample-schemas';

/** The customer schema of the specification, shown in place of a schema that could not be loaded. */
export function substituteRecord(now: number): SchemaRecord | undefined {
  const [customer] = sampleSchemaList(new Date(now));
  if (!customer) return undefined;
  const { id, version, createdAt } = customer;
  return {
    ...customer,
    schema: customerSchema,
    address: 'schema:///customer.json',
    related: [],
    draft: '2020-12',
    bytes: JSON.stringify(customerSchema).length,
    by: null,
    rows: null,
    evidence: [],
    versions: [{ id, version, createdAt }],
  };
}
