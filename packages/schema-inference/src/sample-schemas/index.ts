export { customerSchema, sampleSchemaList, sampleSchemas } from './sample-schemas.ts';
