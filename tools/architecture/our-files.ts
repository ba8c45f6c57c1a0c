import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSourceFile, type SourceFile } from './source-file.ts';

const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
// Examples are programs of others: they import what their reader generates.
const isOurs = (path: string) => !path.startsWith('docs/examples/');

/** All source files below `root` that git does not ignore, those not yet committed included. */
export function readOurFiles(root: string): SourceFile[] {
  const paths = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .filter(isOurs);
  const present = [...new Set(paths)].filter((path) => existsSync(join(root, path)));
  return present.map((path) => parseSourceFile(path, readFileSync(join(root, path), 'utf8')));
}
