import type { ReadOptions } from './records.ts';
import { type BundleItem, bundleScanner } from './stix/bundle-scanner.ts';

/**
 * The objects of a STIX bundle in the order of the file, one at a time: only a chunk and one object are in memory,
 * whatever the size of the file. A problem is the last item.
 */
export async function* readStixBundle(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<BundleItem, void, undefined> {
  const scanner = bundleScanner(options);
  let bytesRead = 0;
  for await (const chunk of chunks) {
    for (const item of scanner.read(chunk)) {
      yield item;
      if (item.kind === 'problem') return;
    }
    bytesRead += chunk.length;
    options.onProgress?.(bytesRead);
  }
  yield* scanner.end();
}
