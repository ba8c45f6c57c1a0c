import { defineConfig } from '@playwright/test';

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
const offline = ['--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  // They need programs of Debian, which `npm test` unpacks.
  testIgnore: process.env.HALYARD_SENDERS ? [] : ['senders.journey.ts', 'proxies.journey.ts'],
  outputDir: '../node_modules/.cache/journeys',
  preserveOutput: 'failures-only',
  globalSetup: './workspace.setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Both cores of a small machine are busy: expected events come late.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.HALYARD_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', ...quiet, ...offline],
    },
  },
});
