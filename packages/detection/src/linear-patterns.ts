import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';

const require = createRequire(import.meta.url);
let loaded: typeof RE2JS | undefined;

/** Regular expressions in linear time, whatever a rule or pattern says; loaded with the first one, not with the server. */
export function linearPatterns(): typeof RE2JS {
  loaded ??= (require('re2js') as typeof import('re2js')).RE2JS;
  return loaded;
}
