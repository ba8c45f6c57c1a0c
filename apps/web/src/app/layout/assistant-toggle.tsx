import { MessageSquare } from 'lucide-react';
import { Suspense, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LanguageContext } from '../../text/lazy-messages.ts';
import { useProduct } from '../../text/product.ts';
import { useText } from '../../text/words.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import type { loadAssistant } from '../assistant/load-assistant.ts';
import { useBarSlot } from '../navigation/bar-slot.ts';
import { useAskedQuestion } from './asked-question.ts';
import styles from './layout.module.css';

type Panel = Awaited<ReturnType<typeof loadAssistant>>;

/**
 * Shows and hides the assistant, which arrives when someone first turns to it. Its button is in the bar: there it
 * covers nothing.
 */
export function AssistantToggle() {
  const { navigation: text } = useText();
  const { name } = useProduct();
  const language = useContext(LanguageContext);
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [Arrived, setArrived] = useState<Panel>();
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const bar = useBarSlot();
  const { asked } = useAskedQuestion();

  const load = async () => {
    const { loadAssistant } = await import('../assistant/load-assistant.ts');
    const arrived = await loadAssistant(language);
    setArrived(() => arrived);
  };
  // A failed prefetch is requested again, and reported, on actual use.
  const preload = () => void load().catch(() => undefined);
  const turn = () => {
    setOpen(!isOpen);
    if (isOpen || Arrived) return;
    load().catch(() => {
      setOpen(false);
      toasts.show('error', text.assistantFailed, { error: null });
    });
  };

  const open = useEffectEvent(() => {
    if (!isOpen) turn();
  });
  useEffect(() => {
    if (asked) open();
  }, [asked]);

  useEffect(() => {
    const turnByKey = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isMeant || event.key !== 'j') return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, []);

  const label = isOpen ? text.hideAssistant(name) : text.showAssistant(name);
  const toggle = (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      title={`${label} (${text.assistantKey})`}
      aria-keyshortcuts="Control+J Meta+J"
      aria-expanded={isOpen}
      aria-controls={isOpen && Arrived ? panelId : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={turn}
    >
      <MessageSquare size={18} aria-hidden />
      <span>{label}</span>
    </button>
  );
  return (
    <>
      {bar && createPortal(toggle, bar)}
      {Arrived && (
        <Suspense>
          <Arrived
            id={panelId}
            isOpen={isOpen}
            asked={asked}
            onClose={({ byPerson }) => {
              setOpen(false);
              // A sheet hides the button until it is closed.
              if (byPerson) setTimeout(() => button.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
