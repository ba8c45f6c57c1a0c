import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|html|json|webmanifest)$/;
const smallest = 1_024;

/** Writes a .br and a .gz beside every text file of the built console, so that the server never compresses them. */
export function compressAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!compressible.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < smallest) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
