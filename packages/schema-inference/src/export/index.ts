export { writeTypeScript } from './write-typescript.ts';
