import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

const frameworks = ['react', 'react-dom', 'scheduler', 'use-sync-external-store'];
const routerParts = ['react-router', 'router-core', 'history', 'store', 'react-store'].map(
  (part) => `@tanstack/${part}`,
);

const formParts = ['entrance', 'field', 'form', 'password-field'];
const smallParts = ['tokens', 'base', 'banner', 'button', 'class-names', 'icons', 'spinner'];
const visitorWords = ['app', 'entrance', 'landing', 'login', 'session', 'transport', 'visitors'];
const visitorParts = [
  ...[...formParts, ...smallParts].map((name) => `ui/${name}`),
  ...visitorWords.map((name) => `text/en/${name}`),
  ...[
    'text/words',
    'text/product',
    'text/use-title',
    'preferences/preferences',
    'api/transport-error',
    'api/lazy-call',
  ],
  ...['app/app', 'app/root', 'app/routes', 'app/public-layout', 'app/usage/analytics', 'app/errors/', 'session/'],
];

const isFromPackage = (id: string, names: readonly string[]) =>
  names.some((name) => id.includes(`/node_modules/${name}/`));
// The identity client is the one part of the session that is loaded later.
const isForVisitors = (id: string) =>
  visitorParts.some((part) => id.includes(`/apps/web/src/${part}`)) && !id.includes('/session/identity-client.ts');

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // light-dark() and nesting as the browsers of 2024 have them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Nothing is inlined: the content security policy takes files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is two files: they compress better than many, and the first outlives our versions.
          groups: [
            { name: 'base', test: (id) => isFromPackage(id, [...frameworks, ...routerParts]) },
            { name: 'entrance', test: isForVisitors },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/prod': server, '/identity': server } },
});
