import type { WidgetType } from '@halyard/contracts/work/dashboard.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../text/words.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../dashboard.module.css';

// Loaded on demand: most visits to the dashboard add nothing.
const AddWidgetDialog = lazy(async () => ({ default: (await import('./add-widget-dialog.tsx')).AddWidgetDialog }));

type Props = { readonly onAdd: (type: WidgetType) => void; readonly onReset: () => void };

export function WidgetActions({ onAdd, onReset }: Props) {
  const { dashboard: text } = useText();
  return (
    <div className={styles.actions}>
      <Link to="/todos">{text.viewAll}</Link>
      <Button variant="quiet" onClick={onReset}>
        {text.resetLayout}
      </Button>
      <AddWidget onAdd={onAdd} variant="primary" />
    </div>
  );
}

/** The button and the dialog behind it. */
export function AddWidget({ onAdd, variant }: Pick<Props, 'onAdd'> & { readonly variant: 'primary' | 'secondary' }) {
  const { dashboard: text } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} data-add-widget onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {text.addWidget}
      </Button>
      <Suspense>
        {isOpen && (
          <AddWidgetDialog
            onClose={() => setOpen(false)}
            onAdd={(type) => {
              setOpen(false);
              onAdd(type);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
