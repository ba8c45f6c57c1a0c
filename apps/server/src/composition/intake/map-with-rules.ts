import type { MapDeliveries } from '../../modules/intake/mapping-threads.ts';
import type { RunningRules } from '../../modules/sigma/read-rule-set.ts';

/** Mapping a source, for real or as a test, uses the current rules. */
export const withRules =
  (map: MapDeliveries, readRules: () => Promise<RunningRules>): MapDeliveries =>
  async (source, kept, rules) =>
    map(source, kept, rules ?? (await readRules()));
