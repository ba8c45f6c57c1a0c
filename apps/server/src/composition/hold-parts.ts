import { CorruptPart, EngineUnavailable, type HoldParts } from '@halyard/crime-analysis';
import { type FileStorage, NotStored } from '../platform/storage/file-storage.ts';

/**
 * Brings parts of a store to this machine while a question reads them. In a folder they lie already, and what is missing
 * there the question finds by itself.
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
