import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { useProduct } from '../../text/product.ts';
import { useText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './layout.module.css';

/** Opens the panel where the assistant will live; it says plainly that it is not there yet. */
export function AssistantToggle() {
  const { navigation: text } = useText();
  const { name } = useProduct();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      {isOpen && (
        <aside id={panelId} className={styles.assistant} aria-label={text.assistant(name)}>
          <h2>{text.assistant(name)}</h2>
          <p className={styles.assistantStatus}>{text.assistantMissing}</p>
          <p>{text.assistantMissingReason}</p>
        </aside>
      )}
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageSquare size={16} aria-hidden />
        {isOpen ? text.hideAssistant(name) : text.showAssistant(name)}
      </Button>
    </>
  );
}
