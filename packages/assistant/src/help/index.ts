// The server loads this when help is first asked for: the pages as they are shown on the screens.
export { listHelp } from './list-help.ts';
