import { findNode } from './pinned-node.mjs';
import { startPostgres } from './postgres.mjs';
import { mustRun } from './run-command.mjs';

// `node tools/bench-partitions.mjs [alerts]`: 20 million without a number; see docs/scaling.md.
const postgres = await startPostgres({ mayInstall: true });
if (!postgres) throw new Error('PostgreSQL could not be started.');
const env = { HALYARD_BENCH_DATABASE_URL: postgres.url };
await mustRun('The benchmark', findNode(), ['bench/partitions.ts', ...process.argv.slice(2)], { env });
await postgres.stop();
