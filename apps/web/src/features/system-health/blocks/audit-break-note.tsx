import type { AuditBreak } from '@halyard/contracts/server/system-health.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { auditWords, systemHealthWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { useAcknowledgeBreak } from '../health-queries.ts';
import styles from '../system-health.module.css';

/** A break of the chain: location, time and remedy. It stays until two administrators have acknowledged it. */
export function AuditBreakNote({ found }: { readonly found: AuditBreak }) {
  const { audit: text } = useMessages(systemHealthWords);
  const { chain } = useMessages(auditWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const acknowledge = useAcknowledgeBreak();
  const failure = useMutationFailure(acknowledge);
  return (
    <div role="alert" className={styles.broken}>
      <p>{chain.broken(format.number(found.at), chain.reason(found.reason))}</p>
      <p>{text.whatToDo(format.dateTime(found.foundAt))}</p>
      {found.acknowledged.map(({ id, name, at }) => (
        <p key={id}>{text.acknowledgedBy(name, format.dateTime(at))}</p>
      ))}
      <Button size="small" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
        {text.acknowledge}
      </Button>
      {failure && (
        <Banner tone="error" error={failure}>
          {describeError(failure, text.acknowledgeFailed)}
        </Banner>
      )}
    </div>
  );
}
