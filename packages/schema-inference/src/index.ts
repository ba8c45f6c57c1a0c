// What any reader of a schema needs; each piece of work has an entrance of its own, loaded when it is asked for.
export { endOfValue, skipSpace } from './infer/find-json-values.ts';
export { SchemaInferenceError, type SchemaInferenceProblem } from './schema-inference-error.ts';
