import { buildWeb } from './build-web.mjs';
import { buildPackages } from './package/build.mjs';

// `npm run package`: what operators install, in the folder dist.
await buildWeb();
const { dist } = buildPackages();
process.stdout.write(`The packages are in ${dist}.\n`);
