import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// The parts of the console's typeface that European names and texts need; other scripts are left to the system.
const parts = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
    'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

type Part = keyof typeof parts;

const fileOf = (part: Part) => `hosted-login-${part}.woff2`;

/** The references that make the browser load the files; their paths are relative to the stylesheet's. */
export const fontFaces = Object.entries(parts)
  .map(
    ([part, range]) => `@font-face {
  font-family: "IBM Plex Sans Variable"; font-weight: 100 700; font-stretch: 75% 100%; font-display: swap;
  src: url(${fileOf(part as Part)}) format("woff2-variations"); unicode-range: ${range};
}`,
  )
  .join('\n');

const sources: Readonly<Record<Part, string>> = {
  latin: import.meta.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2'),
  'latin-ext': import.meta.resolve(
    '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wdth-normal.woff2',
  ),
};

/** The font file of this path below the provider's address, where it is one. */
export async function serveFont(path: string): Promise<Response | undefined> {
  const part = (Object.keys(parts) as Part[]).find((name) => path === `/${fileOf(name)}`);
  if (part === undefined) return undefined;
  const file = await readFile(fileURLToPath(sources[part]));
  return new Response(new Uint8Array(file), {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' },
  });
}
