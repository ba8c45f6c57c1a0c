import type { CrimeEngine, CrimeImporter as Importer } from '@halyard/crime-analysis';

/** Reads files into Parquet, in a process of its own. */
export type CrimeImporter = Pick<Importer, 'importPath'>;

/** Answers questions about the parts it is handed, and reads nothing else. */
export type CrimeQueries = Pick<CrimeEngine, 'rows' | 'figures' | 'grid' | 'choices'>;
