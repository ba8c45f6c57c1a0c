import { atMost, type Figure, plain } from './measure.ts';

type Screen = { readonly screen: string; readonly kilobytes: number; readonly most?: number };

/** The load of each screen of the build; `npm run bench` measured it before it started us. */
export function readScreens(): Figure[] {
  const screens = JSON.parse(process.env.HALYARD_BENCH_SCREENS ?? '[]') as Screen[];
  return screens.map(({ screen, kilobytes, most }) =>
    most === undefined
      ? plain(screen, `${kilobytes.toFixed(1)} kB`)
      : { ...atMost(screen, kilobytes, 'kB', most, 1), broken: kilobytes > most },
  );
}
