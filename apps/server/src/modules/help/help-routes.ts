import { readHelp } from '@halyard/contracts/work/help.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';

/** The help pages, for the screens; the assistant answers from the same. */
export function mountHelp(platform: Platform): void {
  mountRead(platform, readHelp, async ({ query }) => {
    // They are read from the disk, and no server needs them at its start.
    const { listHelp } = await import('@halyard/assistant/help');
    return { sections: listHelp(query) };
  });
}
