import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const binaries = join(root, 'node_modules', '.bin');
export const inRoot = (...parts) => join(root, ...parts);
