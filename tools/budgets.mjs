import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobyte = 1_000;

/** JavaScript budget of each screen, in kB gzipped; the identity client of /login counts although it loads late. */
const budgets = [
  {
    screen: '/login',
    most: 150,
    sources: ['src/features/login/login-page.tsx', 'src/session/provider/identity-client.ts'],
  },
  {
    screen: '/dashboard',
    most: 160,
    sources: [
      ...['api/create-call.ts', 'api/read-account.ts', 'app/preload-console.ts', 'app/signed-in-data.tsx'],
      ...['app/navigation/person-bar.tsx', 'app/guard/guarded-area.tsx', 'app/layout/signed-in-layout.tsx'],
      'app/session-timeout/session-timeout.tsx',
      'features/dashboard/dashboard-page.tsx',
    ].map((path) => `src/${path}`),
  },
];

function collect(manifest, key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
  return files;
}

function measure(folder, manifest, { screen, most, sources }) {
  const files = new Set();
  for (const source of ['index.html', ...sources]) {
    if (!manifest[source]) throw new Error(`The build has no chunk of its own for ${source}.`);
    for (const file of collect(manifest, source)) files.add(file);
  }
  // The theme script is beside the build and is loaded by every page.
  const scripts = ['apply-theme.js', ...[...files].filter((file) => file.endsWith('.js'))];
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return { screen, most, kilobytes: bytes / kilobyte };
}

/** Measures the built console against its budgets; returns one figure a screen. */
export function measureBudgets(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  return budgets.map((budget) => measure(folder, manifest, budget));
}

const signedIn = budgets[1].sources.filter((source) => !source.includes('/features/'));
const screens = {
  '/todos': 'features/todos/todos-page.tsx',
  '/profile': 'features/profile/profile-page.tsx',
  '/users and /audit': 'app/admin-screens.tsx',
  '/settings': 'features/settings/settings-page.tsx',
  'the open assistant, without a screen': 'app/assistant/load-assistant.ts',
};

/** The load of every screen, those with a budget first. */
export function measureScreens(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const others = Object.entries(screens).map(([screen, page]) =>
    measure(folder, manifest, { screen, sources: [...signedIn, `src/${page}`] }),
  );
  return [...measureBudgets(folder), ...others];
}

/** Fails the build when a screen has outgrown its budget. */
export function keepBudgets(folder) {
  const over = measureBudgets(folder).filter(({ kilobytes, most }) => kilobytes > most);
  for (const { screen, kilobytes, most } of over) {
    process.stderr.write(
      `${screen} loads ${kilobytes.toFixed(1)} kB of JavaScript (gzip); its budget is ${most} kB.\n`,
    );
  }
  if (over.length > 0) process.exit(1);
}
