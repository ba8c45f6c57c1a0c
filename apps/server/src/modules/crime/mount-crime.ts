import type { Platform } from '../../platform/mount/mount.ts';
import { type ImportPorts, mountCrimeImports } from './imports/crime-import-routes.ts';
import { mountCrimeQueries, type QueryPorts } from './queries/crime-query-routes.ts';

/** Police data: imports, data coverage, and figures with the rows behind them. */
export function mountCrime(platform: Platform, ports: ImportPorts & QueryPorts): void {
  mountCrimeImports(platform, ports);
  mountCrimeQueries(platform, ports);
}
