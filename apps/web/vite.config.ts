import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

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
          // What every page needs is one file: it compresses better than many, and stays cached between versions.
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
            },
            {
              name: 'entrance',
              test: /src\/(ui\/(tokens|base|banner|button|class-names|entrance|field|form|icons|password-field|spinner)|session\/(?!identity-client\.ts)|api\/(transport-error|lazy-call)|text\/(words|product|use-title|en\/(app|entrance|landing|login|register|reset-password|session|transport|visitors))|preferences\/preferences|app\/(app|root|routes|public-layout|usage\/analytics|errors\/))/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/prod': server, '/identity': server } },
});
