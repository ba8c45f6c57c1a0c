import type { HealthNode } from '@halyard/contracts/server/system-health.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Measure, Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { Block } from '../block.tsx';
import { clockWarnMs } from '../find-problems.ts';
import type { Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useUnits } from '../use-units.ts';
import { SparkLine } from './spark-line.tsx';

const tenSecondsMs = 10_000;

function NodeRow({ node }: { readonly node: HealthNode }) {
  const { nodes: text, none } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  const now = useNow(tenSecondsMs);
  const { name, state, startedAt, seenAt, stoppedAt, measures, version, takenOver } = node;
  const { requestsPerSecond, recentRequests, p95Ms, errorRate, cpu, memoryBytes, loopDelayMs, clockOffsetMs } =
    measures;
  const isRunning = state === 'running';
  const since = state === 'silent' ? seenAt : stoppedAt;
  // The last report of a dead node does not describe the present.
  const known = (value: number | null, write: (value: number) => string) =>
    !isRunning || value === null ? none : <Measure value={value}>{write(value)}</Measure>;
  return (
    <tr data-row tabIndex={-1}>
      <Cell label={text.node}>
        <span className={styles.name} title={`${version} · ${node.id}`}>
          {name}
        </span>
      </Cell>
      <Cell label={text.status}>
        <span data-tone={state === 'silent' ? 'bad' : isRunning ? 'good' : undefined} className={styles.state}>
          {text.states[state]} {since && text.since(format.time(since))}
        </span>
        {takenOver > 0 && (
          <p className={styles.about}>
            <AddressLink change={{ show: 'takeovers' }}>
              <Quantity>{text.takenOver(takenOver, format.number(takenOver))}</Quantity>
            </AddressLink>
          </p>
        )}
      </Cell>
      <Cell label={text.requests} className={styles.number}>
        {isRunning && <SparkLine values={recentRequests} />} {known(requestsPerSecond, format.oneDecimal)}
      </Cell>
      <Cell label={text.p95} className={styles.number}>
        {known(p95Ms, units.ms)}
      </Cell>
      <Cell label={text.errors} className={styles.number}>
        {known(errorRate, (share) => format.percent(Math.round(share * 1e4) / 100))}
      </Cell>
      <Cell label={text.cpu} className={styles.number}>
        {known(cpu, (share) => format.percent(Math.round(share * 100)))}
      </Cell>
      <Cell label={text.memory} className={styles.number}>
        {known(memoryBytes, units.bytes)}
      </Cell>
      <Cell label={text.loop} className={styles.number}>
        {known(loopDelayMs, units.ms)}
      </Cell>
      <Cell label={text.clock} className={styles.number}>
        <span data-tone={Math.abs(clockOffsetMs ?? 0) >= clockWarnMs ? 'warn' : undefined} className={styles.state}>
          {known(clockOffsetMs, units.offset)}
        </span>
      </Cell>
      <Cell label={text.uptime} className={styles.number}>
        {isRunning ? units.duration(now - Date.parse(startedAt)) : none}
      </Cell>
    </tr>
  );
}

const numbers = ['requests', 'p95', 'errors', 'cpu', 'memory', 'loop', 'clock', 'uptime'] as const;

/** The nodes that serve requests, and their state; a stopped one stays for a day. */
export function NodesBlock({ query }: { readonly query: Blocks['nodes'] }) {
  const { nodes: text, blocks } = useMessages(systemHealthWords);
  return (
    <Block block="nodes" query={query} about={text.about}>
      {(nodes) => (
        <Table label={blocks.nodes} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.node}</th>
              <th scope="col">{text.status}</th>
              {numbers.map((name) => (
                <th key={name} scope="col" className={styles.number}>
                  {text[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <NodeRow key={node.id} node={node} />
            ))}
          </tbody>
        </Table>
      )}
    </Block>
  );
}
