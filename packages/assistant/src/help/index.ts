// The server loads this when help is first requested: the pages as shown on the screens.
export { listHelp } from './list-help.ts';
