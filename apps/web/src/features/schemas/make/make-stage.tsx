import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { useDescribeFault } from '../use-describe-fault.ts';
import styles from './make.module.css';
import type { useMake } from './use-make.ts';

type Props = { readonly stage: ReturnType<typeof useMake>['stage'] };

function Sending({ sent, total }: { readonly sent: number; readonly total: number }) {
  const { make: text } = useMessages(schemaWorkWords);
  const format = useFormat();
  const size = useSize();
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((sent / total) * 100));
  const isSent = sent >= total;
  const words = isSent ? text.reading : text.sent(format.percent(percent), size(sent), size(total));
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={text.sending}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isSent ? undefined : percent}
        aria-valuetext={words}
        className={styles.track}
      >
        <span className={styles.fill} data-open={isSent || undefined} style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden>{words}</span>
    </div>
  );
}

/** The progress of creation, or why it failed. */
export function MakeStage({ stage }: Props) {
  const { make: text } = useMessages(schemaWorkWords);
  const describeFault = useDescribeFault();
  if (stage.stage === 'working') return <Sending sent={stage.sent} total={stage.total} />;
  if (stage.stage === 'failed')
    return (
      <Banner error={stage.error} tone="error">
        {describeFault(stage.error, text)}
      </Banner>
    );
  return null;
}
