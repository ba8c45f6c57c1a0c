import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { exportFormats } from '@halyard/contracts/intelligence/threats.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../text/loaders/intelligence.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import type { GraphColors } from './graph/drawing/graph-colors.ts';
import { makePicture, type PictureFormat, pictureName, savePicture } from './graph/drawing/picture-file.ts';
import type { Picture } from './graph/drawing/sheet.ts';
import graph from './graph/graph.module.css';
import { type ExportWish, useExport } from './network-queries.ts';
import type { FilterQuery } from './network-search.ts';

type Props = {
  readonly filter: FilterQuery;
  /** Ids of the records that are drawn. */
  readonly records: readonly string[];
  /** Files of the server, of many records at once. */
  readonly mayExport: boolean;
  readonly picture: Picture | null;
  readonly onSaveGraph: (format: 'graphml' | 'gexf') => void;
  readonly colors: () => GraphColors | null;
};

/** Takes the graph or its records along as a file. */
export function ExportMenu({ filter, records, mayExport, picture, onSaveGraph, colors }: Props) {
  const { export: text } = useMessages(networkWords);
  const { files } = useMessages(graphViewWords);
  const format = useFormat();
  const describe = useDescribeError();
  const toasts = useToasts();
  const { timeZone } = usePreferences();
  const now = useNow(60_000);
  const file = useExport();

  async function save(wish: ExportWish) {
    try {
      const { rows, total } = await file.mutateAsync(wish);
      if (rows < total) toasts.show('info', text.partial(format.number(rows), format.number(total)));
      else toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describe(error, text.failed), { error });
    }
  }

  async function saveAs(format: PictureFormat) {
    const known = colors();
    const blob = picture && known && (await makePicture(picture, known, format).catch(() => null));
    if (!blob) return toasts.show('error', text.failed, { error: null });
    savePicture(blob, pictureName(dayIn(timeZone, now), format));
    toasts.show('success', text.picture);
  }

  const items = [
    ...(['png', 'svg'] as const).map((format) => ({
      words: text[format],
      isThere: picture !== null,
      run: () => saveAs(format),
    })),
    ...(['graphml', 'gexf'] as const).map((format) => ({
      words: files[format],
      isThere: records.length > 0,
      run: () => onSaveGraph(format),
    })),
    {
      words: text.connections,
      isThere: mayExport && records.length > 0,
      run: () => save({ what: 'connections', records }),
    },
    ...exportFormats.map((what) => ({ words: text[what], isThere: mayExport, run: () => save({ what, filter }) })),
  ];
  return (
    <Menu
      align="end"
      className={graph.tool}
      trigger={
        <>
          <Download size={16} aria-hidden />
          <span>{text.label}</span>
        </>
      }
    >
      {(close) =>
        items
          .filter(({ isThere }) => isThere)
          .map(({ words, run }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                void run();
              }}
            >
              {words}
            </button>
          ))
      }
    </Menu>
  );
}
