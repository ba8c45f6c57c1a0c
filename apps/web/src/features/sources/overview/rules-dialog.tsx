import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { failingAfter } from '../describe-health.ts';

/** The rules that determine the health of a source. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const { rules: text, close } = useMessages(sourcesWords);
  const rules = [text.failing(String(failingAfter)), text.silent, text.paused, text.waiting, text.healthy];
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
      <ul className={layout.linesNear}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Dialog>
  );
}
