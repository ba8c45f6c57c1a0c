import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = {
  isolate: false,
  // By itself vitest leaves one core to its main process, which has little to do.
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // What is waited for comes late on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          setupFiles: ['tools/set-up-property-tests.ts'],
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          ...shared,
          name: 'web',
          root: fileURLToPath(new URL('./apps/web', import.meta.url)),
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/testing/set-up.ts'],
        },
      },
    ],
  },
});
