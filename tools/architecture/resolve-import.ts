import { posix } from 'node:path';

const workspaceFolders: Readonly<Record<string, string>> = {
  server: 'apps/server/src',
  web: 'apps/web/src',
  e2e: 'e2e',
};

// `@halyard/messages/de` is the public entrance of that folder.
const entranceOf = (file: string) => (file.includes('.') ? file : posix.join(file, 'index.ts'));

/** The path of ours that an import means, whether or not such a file exists; `undefined` for other people's packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  const ours = /^@halyard\/([^/]+)\/?(.*)$/.exec(path);
  if (!ours) return undefined;
  const [, workspace = '', file = ''] = ours;
  const source = workspaceFolders[workspace] ?? `packages/${workspace}/src`;
  return posix.join(source, entranceOf(file));
}
