export { checkZip } from '../import/files/open-zip.ts';
