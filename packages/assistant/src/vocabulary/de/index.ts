export { actions } from './actions.ts';
export { events } from './events.ts';
export { questions } from './questions.ts';
export { records } from './records.ts';
