export { defang, refang } from './defang/defang.ts';
export { type ExtractedObservable, extractObservables } from './extract-observables.ts';
export { isPlaceholder, normaliseObservable } from './normalise-observable.ts';
export { observableId } from './observable-id.ts';
export { type Address, readAddress } from './read-address.ts';
