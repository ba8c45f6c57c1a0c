import { useId } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { systemHealthWords } from '../../text/loaders/administration.ts';
import { InternalLink } from '../../ui/internal-link.tsx';
import cards from '../../ui/layout/cards.module.css';
import { Quantity } from '../../ui/marks/figure.tsx';
import { deadLettersAt, deadLettersOf } from './find-problems.ts';
import type { BlockData, Blocks } from './health-queries.ts';
import styles from './system-health.module.css';
import { useUnits } from './use-units.ts';

type MetricProps = {
  readonly label: string;
  /** Undefined while unknown. */
  readonly value: string | undefined;
  readonly note: string | undefined;
  readonly href: string;
  readonly isBad?: boolean;
};

function Metric({ label, value, note, href, isBad = false }: MetricProps) {
  const id = useId();
  return (
    <li className={styles.metric}>
      <span id={`${id}l`} className={cards.label}>
        {label}
      </span>
      <InternalLink address={href} className={styles.metricLink} aria-labelledby={`${id}l ${id}f`}>
        <Quantity id={`${id}f`} className={styles.figure} data-bad={isBad || undefined}>
          {value ?? '–'}
        </Quantity>
      </InternalLink>
      <span className={cards.note}>
        <Quantity>{note}</Quantity>
      </span>
    </li>
  );
}

/** Over all nodes: the slowest p95, and the weighted share of errors. */
function sumRequests(nodes: BlockData<'nodes'>) {
  const running = nodes.filter(({ state }) => state === 'running').map(({ measures }) => measures);
  const known = running.flatMap(({ p95Ms }) => (p95Ms === null ? [] : [p95Ms]));
  const rate = running.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  const errors = running.reduce((sum, one) => sum + one.requestsPerSecond * (one.errorRate ?? 0), 0);
  return {
    p95Ms: known.length === 0 ? undefined : Math.max(...known),
    errorRate: rate === 0 ? undefined : errors / rate,
  };
}

/** Six figures; red only where someone must act. */
export function HealthMetrics({ blocks }: { readonly blocks: Blocks }) {
  const { metrics: text, blocks: names } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  const { nodes, work, outbox, sources, disk } = blocks;
  const listed = nodes.data?.filter(({ state }) => state !== 'stopped');
  const running = listed?.filter(({ state }) => state === 'running');
  const { p95Ms, errorRate } = sumRequests(nodes.data ?? []);
  const dead = outbox.data && sources.data && deadLettersOf(outbox.data) + sources.data.dead;
  const write = (value: number | undefined) => (value === undefined ? undefined : format.number(value));
  const page = '/admin/health';
  return (
    <ul aria-label={text.label} className={styles.metrics}>
      <Metric
        label={names.nodes}
        value={write(running?.length)}
        note={listed && text.nodesOf(format.number(listed.length))}
        href={`${page}#health-nodes`}
        isBad={running !== undefined && running.length < (listed?.length ?? 0)}
      />
      <Metric
        label={text.p95}
        value={p95Ms === undefined ? undefined : units.ms(p95Ms)}
        note={errorRate === undefined ? undefined : text.errors(format.percent(Math.round(errorRate * 1e4) / 100))}
        href={`${page}#health-nodes`}
      />
      <Metric
        label={text.running}
        value={write(work.data?.running)}
        note={work.data && text.waiting(format.number(work.data.waiting))}
        href={`${page}?work=running#health-work`}
      />
      <Metric
        label={text.failed}
        value={write(work.data?.failedToday)}
        note={text.today}
        href={`${page}?work=failed#health-work`}
        isBad={(work.data?.failedToday ?? 0) > 0}
      />
      <Metric label={text.dead} value={write(dead)} note={text.deadNote} href={deadLettersAt} isBad={(dead ?? 0) > 0} />
      <Metric
        label={names.disk}
        value={disk.data && format.percent(Math.round((100 * disk.data.usedBytes) / disk.data.totalBytes))}
        note={disk.data && text.diskOf(units.bytes(disk.data.usedBytes), units.bytes(disk.data.totalBytes))}
        href={`${page}#health-disk`}
        isBad={disk.data !== undefined && disk.data.usedBytes >= disk.data.warnBytes}
      />
    </ul>
  );
}
