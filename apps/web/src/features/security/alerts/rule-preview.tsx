import { previewAlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '../../../api/call.ts';
import { useFormat } from '../../../preferences/format.ts';
import { RecordLink } from '../../../records/record-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import type { RuleBody } from '../alert-queries.ts';
import styles from './received/rules/rules.module.css';

/** The matches of conditions, for an unsaved rule. */
function usePreview(body: RuleBody | null) {
  const call = useApi();
  const { name: _, enabled: __, schedule: ___, queue: ____, ...conditions } = body ?? { name: '', enabled: true };
  return useQuery({
    queryKey: ['alerts', 'preview', conditions],
    enabled: body !== null,
    queryFn: ({ signal }) =>
      call(previewAlertRule, { body: conditions as Omit<RuleBody, 'name' | 'enabled' | 'schedule' | 'queue'>, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The number of alerts that the rule would create, and its matches in the last month. */
export function RulePreview({ body }: { readonly body: RuleBody | null }) {
  const { preview: text } = useMessages(alertQueuesWords);
  const format = useFormat();
  const asked = useDeferredValue(body);
  const preview = usePreview(asked);
  if (asked === null) return null;
  if (preview.isError)
    return (
      <Banner error={preview.error} tone="error">
        {text.failed}
      </Banner>
    );
  const found = preview.data;
  return (
    <section aria-label={text.title} className={styles.preview} aria-busy={preview.isPlaceholderData || undefined}>
      <p role="status">
        {found ? (
          <Quantity>
            {text.matches(found.matches, format.number(found.matches))},{' '}
            {text.recent(found.recent, format.number(found.recent))}
          </Quantity>
        ) : (
          text.loading
        )}
      </p>
      {found && found.examples.length > 0 && (
        <>
          <Quantity className={styles.quiet}>{text.newest(format.number(found.examples.length))}</Quantity>
          <ul>
            {found.examples.map(({ id, name, seenAt, acknowledged }) => (
              <li key={id}>
                <RecordLink record={{ id, family: 'threat' }}>{name}</RecordLink>{' '}
                <Quantity className={styles.quiet}>
                  {[seenAt && format.dateTime(seenAt), acknowledged && text.acknowledged].filter(Boolean).join(', ')}
                </Quantity>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
