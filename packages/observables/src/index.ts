export { addressKey, type NetworkRange, networkKey, readNetwork } from './address-key.ts';
export { defang, refang } from './defang/defang.ts';
export { type ExtractedObservable, extractObservables, hostWithin, isPublicSuffix } from './extract-observables.ts';
export { isPlaceholder, normaliseObservable } from './normalise-observable.ts';
export { observableId } from './observable-id.ts';
export { type Address, readAddress } from './read-address.ts';
export { type Network, networksAround, readCidr } from './read-cidr.ts';
export { isFileName } from './text-around.ts';
