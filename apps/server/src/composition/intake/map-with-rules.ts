import type { MapDeliveries } from '../../modules/intake/mapping-threads.ts';
import type { RunningRules } from '../../modules/sigma/read-rule-set.ts';

/** Whoever maps a source, for real or to try it, does so with the rules of this moment. */
export const withRules =
  (map: MapDeliveries, readRules: () => Promise<RunningRules>): MapDeliveries =>
  async (source, kept, rules) =>
    map(source, kept, rules ?? (await readRules()));
