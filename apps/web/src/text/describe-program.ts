// The first that fits counts: most programs name others as well, to be served like them.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biOS\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b|\bChrom(e|ium) OS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b|\bmacOS\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: typeof browsers, userAgent: string) => names.find(([shape]) => shape.test(userAgent))?.[1];

const longest = 60;

/**
 * The software of a session or a device: browser and system if both are known, else its own description. Takes a user
 * agent, and the name that Amplify derives from a browser's client hints ("15.1 arm macOS Google Chrome/131.0.0.0").
 */
export function describeProgram(
  userAgent: string | null,
  words: { readonly browserOn: (browser: string, system: string) => string; readonly unknownProgram: string },
): string {
  if (!userAgent) return words.unknownProgram;
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return words.browserOn(browser, system);
  return browser ?? system ?? userAgent.slice(0, longest);
}
