import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { useNow } from '../../../../preferences/clock.tsx';
import { usePreferences } from '../../../../preferences/preferences.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { pictureName, savePicture } from '../drawing/picture-file.ts';
import type { NetworkGraph } from '../use-network-graph.ts';
import { writeGexf } from './gexf.ts';
import { graphContent } from './graph-content.ts';
import { writeGraphMl } from './graphml.ts';

const writers = { graphml: writeGraphMl, gexf: writeGexf } as const;

/** Saves records of the graph, and the drawn connections among them, for other graph tools. */
export function useSaveGraph({ model, isDrawn, pointOf }: NetworkGraph) {
  const { files: text } = useMessages(graphViewWords);
  const { timeZone } = usePreferences();
  const now = useNow(60_000);
  const toasts = useToasts();
  return (format: keyof typeof writers, ids: ReadonlySet<string>) => {
    const written = writers[format](graphContent(model, { ids, isDrawn, pointOf }));
    savePicture(new Blob([written], { type: 'application/xml' }), pictureName(dayIn(timeZone, now), format));
    toasts.show('success', text.saved);
  };
}
