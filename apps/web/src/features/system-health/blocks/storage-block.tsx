import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Block } from '../block.tsx';
import type { BlockData, Blocks } from '../health-queries.ts';
import { useUnits } from '../use-units.ts';
import { type FactRow, FactRows } from './fact-rows.tsx';

/** The storage, and the cache hit rate of this node. */
export function StorageBlock({ query }: { readonly query: Blocks['storage'] }) {
  const { storage: text, none } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();

  function ofCache({ bytes, mostBytes, hits, misses }: NonNullable<BlockData<'storage'>['cache']>): FactRow[] {
    const read = hits + misses;
    return [
      { name: text.cache, value: text.cacheOf(units.bytes(bytes), units.bytes(mostBytes)) },
      { name: text.hits, value: read === 0 ? none : format.percent(Math.round((hits / read) * 100)) },
    ];
  }

  return (
    <Block block="storage" query={query}>
      {({ kind, place, bytes, tookMs, cache }) => (
        <FactRows
          rows={[
            { name: text.kinds[kind], value: place },
            { name: text.size, value: units.bytes(bytes) },
            { name: text.took, value: units.ms(tookMs) },
            ...(cache ? ofCache(cache) : []),
          ]}
        />
      )}
    </Block>
  );
}
