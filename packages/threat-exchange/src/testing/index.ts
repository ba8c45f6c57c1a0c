export { reportFiles } from './report-files.ts';
