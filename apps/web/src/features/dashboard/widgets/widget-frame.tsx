import { GripVertical, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { useText } from '../../../text/words.tsx';
import { IconButton } from '../../../ui/button.tsx';
import type { PlacedWidget } from './arrange-widgets.ts';
import type { Drag } from './use-arranging.ts';
import styles from './widgets.module.css';

type Handle = ComponentProps<'button'>;

type Props = {
  readonly widget: PlacedWidget;
  readonly drag: Drag | null;
  readonly moveHandle: Handle;
  readonly actions?: ReactNode;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

type Cells = CSSProperties & Record<`--${string}`, string | number>;

/** Where a widget lies; small screens ignore it. */
export function cellsOf({ x, y, width, height }: PlacedWidget): Cells {
  return { '--x': x + 1, '--y': y + 1, '--width': width, '--height': height };
}

/** The frame around every widget: handle, title, what else arranges it or what it adds, and remove. */
export function WidgetFrame({ widget, drag, moveHandle, actions, onRemove, children }: Props) {
  const { dashboard: text } = useText();
  const titleId = useId();
  const title = text.widgetTitles[widget.type];
  const isMoving = drag?.gesture === 'move';
  const offset = isMoving ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined;
  return (
    <section
      id={`widget-${widget.id}`}
      className={styles.widget}
      style={{ ...cellsOf(widget), ...offset }}
      aria-labelledby={titleId}
      data-widget={widget.type}
      data-moving={isMoving || undefined}
    >
      <header className={styles.header}>
        <IconButton {...moveHandle} label={text.move(title)} title={text.moveHint} className={styles.moveHandle}>
          <GripVertical size={16} aria-hidden />
        </IconButton>
        <h2 id={titleId}>{title}</h2>
        {actions}
        <IconButton label={text.remove(title)} data-remove onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
