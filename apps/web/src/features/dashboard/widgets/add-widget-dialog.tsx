import { type WidgetType, widgetTypes } from '@halyard/contracts/work/dashboard.ts';
import { ChartLine, LayoutGrid, Lightbulb } from 'lucide-react';
import { useText } from '../../../text/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './widgets.module.css';

const icons = { stats: LayoutGrid, chart: ChartLine, ai: Lightbulb } as const;

type Props = { readonly onAdd: (type: WidgetType) => void; readonly onClose: () => void };

/** Offers the three types; choosing one adds it. */
export function AddWidgetDialog({ onAdd, onClose }: Props) {
  const { dashboard: text } = useText();
  return (
    <Dialog
      title={text.addWidget}
      closeLabel={text.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text.cancel}</Button>}
    >
      <p>{text.addWidgetHint}</p>
      <ul className={styles.choices}>
        {widgetTypes.map((type) => {
          const Icon = icons[type];
          return (
            <li key={type}>
              <button type="button" className={styles.choice} onClick={() => onAdd(type)}>
                <Icon size={20} aria-hidden />
                <strong>{text.widgetTitles[type]}</strong>
                <span>{text.widgetContents[type]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
