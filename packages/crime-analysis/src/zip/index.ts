export { checkZip } from '../import/open-zip.ts';
