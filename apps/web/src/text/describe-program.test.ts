import { expect, test } from 'vitest';
import { describeProgram } from './describe-program.ts';

const words = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownProgram: 'Unknown program',
};
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  ['15.1.0 arm macOS Google Chrome/131.0.6778.86;Chromium/131.0.6778.86;Not_A Brand/24.0.0.0', 'Chrome on macOS'],
  ['15.0.0 x86 Windows Microsoft Edge/131.0.2903.70;Chromium/131.0.6778.86', 'Edge on Windows'],
  ['16093.0.0 x86 Chrome OS Chromium/131.0.6778.86', 'Chrome on ChromeOS'],
  ['curl/8.11.0', 'curl/8.11.0'],
  [null, 'Unknown program'],
])('"%s" is shown as %s', (userAgent, name) => {
  expect(describeProgram(userAgent, words)).toBe(name);
});

test('what a program says of itself does not fill the screen', () => {
  expect(describeProgram('x'.repeat(500), words)).toHaveLength(60);
});
