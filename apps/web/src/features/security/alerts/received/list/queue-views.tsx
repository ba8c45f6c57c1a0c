import type { ReceivedAlertPage } from '@halyard/contracts/inflow/received-alerts.ts';
import { ViewTabs } from '../../../../../records/views/view-tabs.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { type QueueView, queueViews, toView } from '../received-search.ts';

type Props = {
  readonly chosen: QueueView;
  /** Undefined until they have arrived. */
  readonly counts: ReceivedAlertPage['views'] | undefined;
};

/** The views of the queue, each with its unfiltered count; it opens all of them. */
export function QueueViews({ chosen, counts }: Props) {
  const { queue: text } = useMessages(receivedAlertsWords);
  const shown: readonly QueueView[] = chosen === 'all' ? [...queueViews, 'all'] : queueViews;
  return (
    <ViewTabs
      label={text.views}
      tabs={shown.map((view) => ({
        id: view,
        words: text.view[view],
        change: toView(view),
        isChosen: view === chosen,
        rows: view === 'all' ? undefined : counts?.[view],
      }))}
    />
  );
}
