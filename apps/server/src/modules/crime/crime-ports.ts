import type { CrimeEngine, CrimeImporter as Importer } from '@halyard/crime-analysis';

/** Reads files into Parquet, in its own process. */
export type CrimeImporter = Pick<Importer, 'importPath'>;

/** Runs queries over the given parts, and reads nothing else. */
export type CrimeQueries = Pick<CrimeEngine, 'rows' | 'figures' | 'grid' | 'choices'>;
