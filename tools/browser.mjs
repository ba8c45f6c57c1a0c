import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const usual = [
  // Without windows and their own pages it needs a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const findInstalled = () => [process.env.HALYARD_CHROMIUM, ...usual].find((path) => path && existsSync(path));

/** Path of a Chromium for the journeys: HALYARD_CHROMIUM, an installed one, or Debian's, installed now. */
export async function findChromium() {
  const installed = findInstalled();
  if (installed) return installed;
  await installFromDebian('chromium-headless-shell');
  const now = findInstalled();
  if (now) return now;
  process.stderr.write('The journeys need Chromium. Install it and set HALYARD_CHROMIUM to its path.\n');
  return process.exit(1);
}
