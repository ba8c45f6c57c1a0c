// The console loads this entrance: nothing here may import the libraries of the rest of the package.
export { defang, refang } from './defang.ts';
