export type SchemaInferenceProblem = 'not_json' | 'not_readable' | 'too_deep' | 'not_usable' | 'too_slow';

/**
 * Input that this engine cannot process: a document, a sample or a schema. `detail` gives location and reason, in
 * English.
 */
export class SchemaInferenceError extends Error {
  readonly problem: SchemaInferenceProblem;
  readonly detail: string | undefined;

  constructor(problem: SchemaInferenceProblem, detail?: string, options?: ErrorOptions) {
    super(detail ?? problem, options);
    this.name = 'SchemaInferenceError';
    this.problem = problem;
    this.detail = detail;
  }
}
