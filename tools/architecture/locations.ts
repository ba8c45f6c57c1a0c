/** The workspace or top folder a file belongs to: `contracts`, `server`, `e2e`, `tools` … */
export function partOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'apps' || top === 'packages' ? second : top;
}

const folderBelow = (root: string, path: string) =>
  path.startsWith(root) ? (path.slice(root.length).split('/')[0] ?? '') : undefined;

/** The folder (or file) directly in the sources of the server that holds a file. */
export const serverFolderOf = (path: string) => folderBelow('apps/server/src/', path);
export const serverModuleOf = (path: string) => folderBelow('apps/server/src/modules/', path);

/** The folder (or file) directly in the sources of the console that holds a file. */
export const webFolderOf = (path: string) => folderBelow('apps/web/src/', path);
export const featureOf = (path: string) => folderBelow('apps/web/src/features/', path);

export const isTest = (path: string) => /\.(test|journey)\.tsx?$/.test(path);

/** Modules that only tests may use. */
export const isTestSupport = (path: string) => /(^|\/)testing\//.test(path);

/** Shipped code: no tests, and no test support. */
export const isProduct = (path: string) => /^(apps|packages)\//.test(path) && !isTest(path) && !isTestSupport(path);
