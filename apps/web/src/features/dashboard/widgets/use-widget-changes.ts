import type { WidgetType } from '@halyard/contracts/work/dashboard.ts';
import { useContext } from 'react';
import { ClockContext } from '../../../preferences/clock.tsx';
import { useText } from '../../../text/words.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type PlacedWidget, placeWidgets } from './arrange-widgets.ts';
import type { Placed } from './use-arranging.ts';
import { mostWidgets, newWidget, useWidgetLayout } from './use-widget-layout.ts';

/** After removing a widget, the focus moves to its neighbor, or to the button that adds one. */
function passFocusOn(widget: PlacedWidget, all: readonly PlacedWidget[]) {
  const at = all.findIndex(({ id }) => id === widget.id);
  const neighbour = all[at + 1] ?? all[at - 1];
  const next = neighbour
    ? document.querySelector<HTMLElement>(`#widget-${neighbour.id} [data-remove]`)
    : document.querySelector<HTMLElement>('[data-add-widget]');
  next?.focus();
}

/** Changes of the layout; all can be undone except adding, whose undo is the remove button. */
export function useWidgetChanges() {
  const { dashboard: text } = useText();
  const toasts = useToasts();
  const clock = useContext(ClockContext);
  const { widgets, hasFailed, change } = useWidgetLayout(() =>
    toasts.show('error', text.layoutSaveFailed, { error: null }),
  );

  function offerUndo(message: string, before: readonly PlacedWidget[]) {
    toasts.show('success', message, { action: { label: text.undo, run: () => change(before) } });
  }

  return {
    widgets,
    hasFailed,
    add(type: WidgetType) {
      const present = widgets ?? [];
      if (present.length >= mostWidgets) return toasts.show('error', text.tooManyWidgets, { error: null });
      const added = newWidget(type, clock());
      change(placeWidgets([...present, added]));
      requestAnimationFrame(() =>
        document.getElementById(`widget-${added.id}`)?.scrollIntoView?.({ block: 'nearest' }),
      );
    },
    remove(widget: PlacedWidget) {
      const before = widgets ?? [];
      passFocusOn(widget, before);
      change(placeWidgets(before.filter(({ id }) => id !== widget.id)));
      offerUndo(text.removed(text.widgetTitles[widget.type]), before);
    },
    reset() {
      const before = widgets ?? [];
      change(null);
      offerUndo(text.wasReset, before);
    },
    area({ widgets: next, widget, gesture, before }: Placed) {
      change(next);
      const title = text.widgetTitles[widget.type];
      if (before) offerUndo(gesture === 'move' ? text.moved(title) : text.resized(title), before);
    },
    cancelMove: change,
  };
}
