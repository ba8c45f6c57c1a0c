import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../text/words.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlacedWidget } from './arrange-widgets.ts';
import { type Placed, useArranging } from './use-arranging.ts';
import { cellsOf } from './widget-frame.tsx';
import styles from './widgets.module.css';

type Props = {
  readonly widgets: readonly PlacedWidget[];
  readonly onPlaced: (placed: Placed) => void;
  readonly onCancelMove: (widgets: readonly PlacedWidget[]) => void;
  readonly children: (widget: PlacedWidget, arranging: Arranging) => ReactNode;
};

export type Arranging = Pick<ReturnType<typeof useArranging>, 'drag' | 'handleProps' | 'after'> & {
  readonly widgets: readonly PlacedWidget[];
  readonly onPlaced: (placed: Placed) => void;
};

/** The grid that widgets are arranged in, by pointer or by keyboard, with each step said aloud. */
export function WidgetGrid({ widgets, onPlaced, onCancelMove, children }: Props) {
  const { dashboard: text } = useText();
  const grid = useRef<HTMLElement>(null);
  const headingId = useId();
  const [said, say] = useState('');
  const { drag, shown, handleProps, after } = useArranging({
    grid,
    widgets,
    onPlaced: place,
    onCancelMove(widget, before) {
      onCancelMove(before);
      say(text.cancelMove(text.widgetTitles[widget.type]));
    },
  });

  function place(placed: Placed) {
    onPlaced(placed);
    say(describe(placed));
  }

  function describe({ widget, gesture }: Placed): string {
    const title = text.widgetTitles[widget.type];
    if (gesture === 'resize') return text.sized(title, widget.width, widget.height);
    return text.placed(title, widget.x + 1, widget.y + 1);
  }

  const target = drag && shown.find(({ id }) => id === drag.id);
  return (
    <section ref={grid} className={styles.grid} aria-labelledby={headingId} data-arranging={drag !== null || undefined}>
      <VisuallyHidden>
        <span id={headingId}>{text.widgets}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {target && drag.gesture === 'move' && <div className={styles.target} style={cellsOf(target)} />}
      {widgets.map((widget) => {
        const own = drag?.id === widget.id ? drag : null;
        // What is being moved follows the pointer; everything else already shows where it would end up.
        const stays = own?.gesture === 'move' ? widget : shown.find(({ id }) => id === widget.id);
        return children(stays ?? widget, { drag: own, handleProps, after, widgets, onPlaced: place });
      })}
    </section>
  );
}
