export { fields } from './fields.ts';
export { terms } from './terms.ts';
