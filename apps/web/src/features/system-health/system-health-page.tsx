import type { WorkState } from '@halyard/contracts/server/background-work.ts';
import { type MessageChannel, messageStates } from '@halyard/contracts/server/system-health.ts';
import type { ComponentType } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { systemHealthWords } from '../../text/loaders/administration.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Block } from './block.tsx';
import { AuditBlock } from './blocks/audit-block.tsx';
import { DatabaseBlock, SlowQueries } from './blocks/database-block.tsx';
import { DiskBlock } from './blocks/disk-block.tsx';
import { ExpiringBlock } from './blocks/expiring-block.tsx';
import { Messages } from './blocks/messages.tsx';
import { NodesBlock } from './blocks/nodes-block.tsx';
import { OutboxBlock } from './blocks/outbox-block.tsx';
import { SourcesBlock } from './blocks/sources-block.tsx';
import { StorageBlock } from './blocks/storage-block.tsx';
import { Takeovers } from './blocks/takeovers.tsx';
import { UpgradeNotes, VersionBlock } from './blocks/version-block.tsx';
import { Checks } from './checks.tsx';
import { HealthHeading } from './health-heading.tsx';
import { HealthMetrics } from './health-metrics.tsx';
import { type Blocks, useBlocks, useRunChecks } from './health-queries.ts';
import { useHealthSearch } from './health-search.ts';
import styles from './system-health.module.css';
import { useHealthKeys } from './use-health-keys.ts';

type Props = {
  /** The list of background work, which the settings show as well. */
  readonly Jobs: ComponentType<{ readonly state: WorkState; readonly onState: (state: WorkState) => void }>;
};

/** The location of dead letters if none is named. */
const deadChannel = ({ outbox, sources }: Blocks): MessageChannel =>
  outbox.data?.channels.find(({ dead }) => dead > 0)?.channel ?? (sources.data?.dead ? 'source' : 'mail');

/** System health, for administrators: nodes, jobs, outbox, database, disk, and problems. */
export function SystemHealthPage({ Jobs }: Props) {
  const text = useMessages(systemHealthWords);
  useTitle(text.title);
  useHealthKeys();
  const describeError = useDescribeError();
  const blocks = useBlocks();
  const checks = useRunChecks();
  const failure = useMutationFailure(checks);
  const { search, change } = useHealthSearch();
  const close = () => change({ show: undefined, channel: undefined });
  const state = messageStates.find((one) => one === search.show);
  return (
    <div className={styles.page}>
      <HealthHeading blocks={blocks}>
        <Button onClick={() => change({ show: 'notes' })}>{text.version.notes}</Button>
        <Button variant="primary" busy={checks.isPending} onClick={() => checks.mutate()}>
          {checks.isPending ? text.checks.running : text.checks.run}
        </Button>
      </HealthHeading>
      {failure && (
        <Banner tone="error" error={failure}>
          {describeError(failure, text.checks.failed)}
        </Banner>
      )}
      {checks.data && <Checks findings={checks.data.findings} onDismiss={checks.reset} />}
      <HealthMetrics blocks={blocks} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NodesBlock query={blocks.nodes} />
          <Block block="work" query={blocks.work}>
            {() => (
              <div className={styles.content}>
                <Jobs state={search.work} onState={(work) => change({ work })} />
              </div>
            )}
          </Block>
          <OutboxBlock query={blocks.outbox} />
          <SourcesBlock query={blocks.sources} />
        </div>
        <div className={styles.column}>
          <DiskBlock query={blocks.disk} />
          <StorageBlock query={blocks.storage} />
          <DatabaseBlock query={blocks.database} />
          <ExpiringBlock query={blocks.expiring} />
          <AuditBlock query={blocks.audit} />
          <VersionBlock query={blocks.version} />
        </div>
      </div>
      <p className={styles.about}>{text.keys}</p>
      {state && (
        <Messages
          channel={search.channel ?? deadChannel(blocks)}
          state={state}
          onChannel={(channel) => change({ channel })}
          onClose={close}
        />
      )}
      {search.show === 'takeovers' && blocks.work.data && (
        <Takeovers takeovers={blocks.work.data.takeovers} onClose={close} />
      )}
      {search.show === 'slow' && blocks.database.data && (
        <SlowQueries slow={blocks.database.data.slow} onClose={close} />
      )}
      {search.show === 'notes' && blocks.version.data && (
        <UpgradeNotes notes={blocks.version.data.notes} onClose={close} />
      )}
    </div>
  );
}
