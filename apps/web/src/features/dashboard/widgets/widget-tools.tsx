import { Move } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { arrangingWords } from '../../../text/loaders/arranging.ts';
import { useText } from '../../../text/words.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { type Step, stepOf, steps } from './arrange-steps.ts';
import type { PlacedWidget } from './arrange-widgets.ts';
import type { Arranging } from './widget-grid.tsx';
import styles from './widgets.module.css';

type Props = {
  readonly widget: PlacedWidget;
  readonly arranging: Arranging;
};

/** What arranges a widget beside its handle: a menu for single clicks, and the corner that resizes. */
export function WidgetTools({ widget, arranging }: Props) {
  const { dashboard: text } = useText();
  const words = useMessages(arrangingWords);
  const title = text.widgetTitles[widget.type];

  function item(step: Step) {
    const placed = stepOf(arranging, widget, step);
    const [name, atEnd] = words.steps[step];
    return (
      <button
        key={step}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-disabled={!placed}
        onClick={() => placed && arranging.onPlaced(placed)}
      >
        {name} {!placed && <small>{atEnd}</small>}
      </button>
    );
  }

  return (
    <>
      <Menu label={words.arrange(title)} hasTooltip className={styles.arrange} trigger={<Move size={16} aria-hidden />}>
        {/* It stays open: one step is rarely enough. */}
        {() => (Object.keys(steps) as Step[]).map(item)}
      </Menu>
      <IconButton
        {...arranging.handleProps(widget, 'resize')}
        label={text.resize(title)}
        title={text.resizeHint}
        className={styles.resizeHandle}
      >
        <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M9 1 1 9M9 5 5 9" stroke="currentColor" />
        </svg>
      </IconButton>
    </>
  );
}
