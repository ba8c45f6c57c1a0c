// Basics that any reader of a schema needs; each larger task has its own entry point, loaded on demand.
export { endOfValue, skipSpace } from './infer/find-json-values.ts';
export { SchemaInferenceError, type SchemaInferenceProblem } from './schema-inference-error.ts';
