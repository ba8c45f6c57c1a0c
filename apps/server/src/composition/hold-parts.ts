import { CorruptPart, EngineUnavailable, type HoldParts } from '@halyard/crime-analysis';
import { type FileStorage, NotStored } from '../platform/storage/file-storage.ts';

/**
 * Fetches parts of a store to this machine while a query reads them. In a folder they are already local, and the query
 * detects missing ones.
 */
export function holdParts(storage: FileStorage): HoldParts {
  return async (parts) => {
    if (storage.kind === 'folder') return { release: () => undefined, distrust: storage.distrust };
    try {
      const { release } = await storage.hold(parts.map(({ path }) => path));
      return { release, distrust: storage.distrust };
    } catch (cause) {
      if (cause instanceof NotStored) throw new CorruptPart(cause.key, cause);
      throw new EngineUnavailable('Police data could not be brought to this machine.', { cause });
    }
  };
}
