import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Cross } from '../marks/icons.tsx';
import { RequestId } from '../page/request-id.tsx';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toasts.module.css';

type Tone = 'success' | 'error' | 'info';
type Action = { readonly label: string; readonly run: () => void };
type Options = {
  readonly action?: Action;
  readonly durationMs?: number;
  /** The next message with the same key takes the place of this one. */
  readonly key?: string;
};
/** The error whose request is shown; null if it is not from a server request. */
type Failed = Options & { readonly error: unknown };
type Toast = Options & {
  readonly error?: unknown;
  readonly id: number;
  readonly tone: Tone;
  readonly message: string;
};

/** The maximum number at a time: the next one drops the oldest. */
export const toastLimit = 20;
const visibleForMs: Record<Tone, number> = { success: 5_000, info: 5_000, error: 8_000 };

/** The list after adding one: a message that is already visible is not stacked, its timer restarts. */
function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const isSame = ({ tone, message, action, key }: Toast) =>
    key === undefined
      ? tone === toast.tone && message === toast.message && !action && !toast.action
      : key === toast.key;
  return [...toasts.filter((visible) => !isSame(visible)), toast].slice(-toastLimit);
}

type Show = {
  (tone: 'error', message: string, options: Failed): void;
  (tone: Exclude<Tone, 'error'>, message: string, options?: Options): void;
};
export type Toasts = { readonly show: Show };

const ToastsContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

type ItemProps = {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly isPaused: boolean;
  readonly onDismiss: (id: number) => void;
};

function ToastItem({ toast, dismissLabel, isPaused, onDismiss }: ItemProps) {
  const { id, tone, message, action, durationMs = visibleForMs[tone] } = toast;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused, onDismiss]);
  return (
    <li>
      <div className={classNames(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
        <span className={styles.message}>
          {message}
          {tone === 'error' && <RequestId error={toast.error} />}
        </span>
        {action && (
          <Button
            size="small"
            onClick={() => {
              action.run();
              onDismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label={dismissLabel} onClick={() => onDismiss(id)}>
          <Cross />
        </IconButton>
      </div>
    </li>
  );
}

type ProviderProps = { readonly children: ReactNode; readonly listLabel: string; readonly dismissLabel: string };

/** The one list of toasts of the application. Hovering or focusing it stops the clocks. */
export function ToastProvider({ children, listLabel, dismissLabel }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const nextId = useRef(1);
  const [{ show, dismiss }] = useState(() => ({
    dismiss(id: number) {
      setToasts((visible) => visible.filter((toast) => toast.id !== id));
      // A focused button that is removed fires no blur event.
      setFocus(false);
    },
    show: ((tone: Tone, message: string, options: Options | Failed = {}) => {
      const toast = { id: nextId.current++, tone, message, ...options };
      setToasts((visible) => addToast(visible, toast));
    }) satisfies Toasts['show'],
  }));
  const [api] = useState<Toasts>({ show });
  const dialog = useTopDialog();
  const list = (
    <section
      className={styles.list}
      aria-label={listLabel}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            isPaused={isHovered || hasFocus}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>
  );
  return (
    <ToastsContext value={api}>
      {children}
      {dialog ? createPortal(list, dialog) : list}
    </ToastsContext>
  );
}
