import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import styles from './assistant.module.css';
import { clampWidth, leastWidth, mostWidth, widthAfter } from './panel-width.ts';

type Props = {
  readonly width: number;
  readonly onChange: (width: number) => void;
  /** Dragging has ended: this width is stored. */
  readonly onDone: (width: number) => void;
};

/** The edge of the panel: drawn with the pointer, or moved with the arrow keys. */
export function PanelEdge({ width, onChange, onDone }: Props) {
  const text = useMessages(assistantWords);

  const isDrawn = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);
  const widthAt = (event: PointerEvent) => clampWidth(window.innerWidth - event.clientX);

  function onKeyDown(event: KeyboardEvent) {
    const next = widthAfter(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    onDone(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is no plain line.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={text.width}
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      tabIndex={0}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isDrawn(event) && onChange(widthAt(event))}
      onPointerUp={(event) => isDrawn(event) && onDone(widthAt(event))}
    />
  );
}
