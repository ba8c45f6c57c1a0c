import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';

// Two releases of it are installed, and Amplify's parts would each bring one.
const ofHere = createRequire(import.meta.url);
const ofAmplify = createRequire(ofHere.resolve('@aws-amplify/core'));
const hashing = dirname(ofAmplify.resolve('@aws-crypto/sha256-js/package.json'));

const frameworks = ['react', 'react-dom', 'scheduler', 'use-sync-external-store'];
const routerParts = ['react-router', 'router-core', 'history', 'store', 'react-store'].map(
  (part) => `@tanstack/${part}`,
);

const formParts = ['entrance', 'field.', 'field-frame', 'form.', 'password-field'];
const smallParts = ['tokens', 'base', 'banner', 'button', 'class-names', 'icons', 'spinner'];
const visitorWords = ['app', 'entrance', 'login', 'session', 'transport', 'visitors'];
const visitorParts = [
  ...[...formParts, ...smallParts].map((name) => `ui/${name}`),
  ...visitorWords.map((name) => `text/en/${name}.ts`),
  ...[
    'text/words',
    'text/product',
    'text/use-title',
    'preferences/preferences',
    'api/transport-error',
    'api/lazy-call',
  ],
  ...[
    'app/app',
    'app/root',
    'app/routes',
    'app/entrance/public-layout',
    'app/usage/analytics',
    'app/errors/',
    'session/',
  ],
];

const consoleContracts = [
  ...['account', 'dashboard', 'endpoint', 'fields', 'format-instant', 'policy', 'preferences', 'roles', 'events'],
  ...['todos', 'usage', 'calendar'],
];
const consoleWords = [...['console', 'dashboard', 'navigation', 'not-installed', 'priorities', 'events']];
const consoleParts = [
  ...consoleContracts.map((name) => `packages/contracts/src/${name}.ts`),
  ...consoleWords.map((name) => `apps/web/src/text/en/${name}.ts`),
  ...[
    'app/signed-in-data',
    'app/navigation/',
    'app/layout/',
    'app/event-strip/event-',
    'app/guard/',
    'app/step-up/step-up-',
  ].map((part) => `apps/web/src/${part}`),
  ...['preferences/format', 'preferences/clock', 'preferences/apply-settings', 'text/console-text', 'ui/menu'].map(
    (part) => `apps/web/src/${part}`,
  ),
  ...['api/create-', 'api/client-settings', 'api/read-'].map((part) => `apps/web/src/${part}`),
  // Icons of nearly every screen, and what marks its numbers: a file each would weigh more than they do.
  ...['plus', 'x', 'circle-check', 'triangle-exclamation-point'].map((name) => `/lucide-react/dist/esm/icons/${name}.`),
  'apps/web/src/ui/figure',
  ...['ui/use-flash', 'ui/tick-box', 'api/query-keys'].map((part) => `apps/web/src/${part}`),
];
// The rows of an event are read by few, and the list of the bell may come a moment later than the bell.
const laterThanConsole = ['/event-dialog', '/visitor-', '/navigation/bell/'];
// Paged lists and screens with several requests use these; the first screen has neither.
const laterQueries = ['infiniteQuery', 'useInfiniteQuery', 'queriesObserver', 'useQueries'];
const isQueryBasis = (id: string) =>
  isFromPackage(id, ['@tanstack/query-core', '@tanstack/react-query', 'zod']) &&
  !laterQueries.some((part) => id.includes(`/${part}`));
const isForConsole = (id: string) =>
  consoleParts.some((part) => id.includes(part)) && !laterThanConsole.some((part) => id.includes(part));

/** The address of a file without the subject that its folder is divided by. */
const withoutSubject = (id: string) =>
  id
    .replace(/(\/src\/(?:ui|session|api))\/(?:[a-z-]+\/)+/, '$1/')
    .replace('/text/loaders/', '/text/')
    .replace(/(\/text\/[a-z]{2}\/)[a-z]+\//, '$1')
    .replace(/(\/contracts\/src\/)[a-z-]+\//, '$1');

const isFromPackage = (id: string, names: readonly string[]) =>
  names.some((name) => id.includes(`/node_modules/${name}/`));
// What the forms of signing in, registering and resetting need of the session; a signed-in person does not.
const signInSession = ['use-identity', 'identity-operations', 'identity-errors', 'sign-in-state'];
// These parts of the session are for who signs in or has signed in.
const laterParts = [
  ...['identity-client.ts', 'provider-address', 'account-client', 'call-pool', 'second-factor-client', 'step-up'],
  ...['passkey-', 'hosted-login', 'cloud-credentials', 'confirmations', 'end-own-session'],
  ...['drafts', 'use-draft', 'draft-banner', 'draft-offer', 'use-abandoned-sign-in', 'discard-'],
  ...signInSession,
].map((part) => `/session/${part}`);
// Read by few, and only when something went wrong.
const rareParts = ['/app/errors/error-help', '/app/errors/critical-error'];
const isForVisitors = (id: string) =>
  visitorParts.some((part) => id.includes(`/apps/web/src/${part}`)) &&
  ![...laterParts, ...rareParts].some((part) => id.includes(part));
// The sign-in form; its later steps come when they are asked for.
const signInParts = ['login-page', 'credentials-step', 'login-step', 'login.module', 'legal-links', 'notice-banner'];
const isForSignIn = (id: string) =>
  [...signInParts, 'use-sign-in', 'describe-sign-in-error'].some((part) => id.includes(`/features/login/${part}`)) ||
  signInSession.some((part) => id.includes(`/session/${part}.`));
// Small, and wanted together by what follows the form: one request in place of five.
const waysParts = [...['passkey-errors', 'passkey-support'].map((name) => `/session/${name}`), '/text/sign-in.ts'];
// The router's own, but only screens with something to save ask before they are left.
const isForEverybody = (id: string) =>
  isFromPackage(id, [...frameworks, ...routerParts]) && !id.includes('/useBlocker.');

/** Summaries of operations are for the API document, which the server writes; the browser does not need them. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contracts\/src\// },
    handler: (code) => ({ code: code.replace(/\bsummary:\s*(['"])(?:\\.|(?!\1).)*\1,/g, ''), map: null }),
  },
};

export default defineConfig({
  plugins: [withoutSummaries, react()],
  // Names of classes are in the scripts too: short ones do.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  resolve: { alias: { '@aws-crypto/sha256-js': hashing } },
  build: {
    target: 'es2022',
    // light-dark() and nesting as the browsers of 2024 have them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Nothing is inlined: the content security policy takes files only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of all scripts of all screens would weigh more than what a screen saves by knowing two of them early.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // English comes with some parts on purpose, and is one of the languages that their loaders name.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Every page loads the names of all files: short ones do. The manifest says which is which.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          // What every page needs is two files: they compress better than many, and the first outlives our versions.
          groups: [
            { name: 'base', test: isForEverybody, priority: 3 },
            { name: 'entrance', test: (id) => isForVisitors(withoutSubject(id)), priority: 2 },
            { name: 'sign-in', test: (id) => isForSignIn(withoutSubject(id)) },
            { name: 'ways', test: (id) => waysParts.some((part) => withoutSubject(id).includes(part)) },
            // With all it needs: in one piece it compresses better than what it shares with registration in another.
            { name: 'identity', test: (id) => id.endsWith('/session/provider/identity-client.ts') },
            {
              name: 'console',
              test: (id) => isForConsole(withoutSubject(id)) || isQueryBasis(id),
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/prod': server, '/identity': server } },
});
