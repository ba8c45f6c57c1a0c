import { Maximize2 } from 'lucide-react';
import type { useAbout } from '../../assistant/conversation/use-about.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './assistant.module.css';

type Props = {
  readonly about: Pick<ReturnType<typeof useAbout>, 'data' | 'isError'>;
  readonly mayClear: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
};

/** The engine that answers, and whether data leaves this server for it. */
function Engine({ about: { data, isError } }: Pick<Props, 'about'>) {
  const text = useMessages(assistantWords);
  if (!data) return <p className={styles.engine}>{isError && text.unknownEngine}</p>;
  const { model } = data;
  return <p className={styles.engine}>{model ? text.model(model.name, model.host) : text.builtIn}</p>;
}

export function PanelHeader({ about, mayClear, onClear, onClose }: Props) {
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  return (
    <header className={styles.header}>
      <h2>{text.name(name)}</h2>
      <InternalLink address="/assistant" className={styles.page} aria-label={text.openPage} title={text.openPage}>
        <Maximize2 size={16} aria-hidden />
      </InternalLink>
      {mayClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      )}
      <IconButton label={text.close} onClick={onClose}>
        <Cross size={18} />
      </IconButton>
      <Engine about={about} />
    </header>
  );
}
