import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Month = {
  readonly force: string;
  readonly rows: number;
  readonly antisocial?: number;
  readonly withoutLocation?: number;
};

export type PoliceFolder = {
  readonly name: string;
  readonly path: string;
  /** Counts that another program made. */
  readonly months: Readonly<Record<string, Month>>;
  /** How the name of a file in the folder starts that holds totals only. */
  readonly totals: string;
};

const pathOf = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));
const cityOfLondon = (rows: number): Month => ({ force: 'city-of-london', rows });

/** Folders of police files: ours, and published ones where they are beside the clone. */
export const policeFolders: readonly PoliceFolder[] = [
  {
    name: 'two made-up months of Kent',
    path: pathOf('./files/'),
    months: {
      '2024-01': { force: 'kent', rows: 18, antisocial: 3, withoutLocation: 2 },
      '2024-02': { force: 'kent', rows: 14, antisocial: 2, withoutLocation: 1 },
    },
    totals: 'kent-monthly-totals',
  },
  {
    name: 'eleven months of the City of London',
    path: pathOf('../../../../../../shared/data/police/'),
    months: {
      '2018-04': { force: 'city-of-london', rows: 663, antisocial: 113, withoutLocation: 36 },
      '2018-06': cityOfLondon(729),
      '2018-12': { force: 'city-of-london', rows: 760, antisocial: 108, withoutLocation: 70 },
      '2019-03': cityOfLondon(879),
      '2019-06': cityOfLondon(922),
      '2019-11': cityOfLondon(933),
      '2020-04': cityOfLondon(236),
    },
    totals: 'greater-manchester',
  },
].filter(({ path }) => existsSync(path));
