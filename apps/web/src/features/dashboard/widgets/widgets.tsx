import { useText } from '../../../text/words.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { DashboardWidget, type WidgetData } from './dashboard-widget.tsx';
import type { useWidgetChanges } from './use-widget-changes.ts';
import { AddWidget } from './widget-actions.tsx';
import { WidgetGrid } from './widget-grid.tsx';
import styles from './widgets.module.css';

type Props = WidgetData & { readonly layout: ReturnType<typeof useWidgetChanges> };

/** The widgets of this person in their arrangement, or a line that says how to get some. */
export function Widgets({ layout, ...data }: Props) {
  const { dashboard: text } = useText();
  if (!layout.widgets) return null;
  if (layout.widgets.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{text.noWidgets}</p>
        <AddWidget onAdd={layout.add} variant="secondary" />
      </div>
    );
  }
  return (
    <>
      {layout.hasFailed && <Banner tone="warning">{text.layoutLoadFailed}</Banner>}
      <WidgetGrid widgets={layout.widgets} onPlaced={layout.area} onCancelMove={layout.cancelMove}>
        {(widget, arranging) => (
          <DashboardWidget
            key={widget.id}
            {...data}
            widget={widget}
            arranging={arranging}
            onRemove={() => layout.remove(widget)}
          />
        )}
      </WidgetGrid>
    </>
  );
}
