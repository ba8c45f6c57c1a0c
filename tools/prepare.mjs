import { installDependencies } from './install.mjs';

await installDependencies();
