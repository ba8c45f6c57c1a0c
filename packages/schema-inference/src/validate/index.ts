export { checkSchema } from './check-schema.ts';
export { createValidator, type DocumentValidator } from './create-validator.ts';
