export { openDuckDB } from '../query/open-duckdb.ts';
