import { type HealthBlock, healthBlocks } from '@halyard/contracts/server/system-health.ts';
import type { systemHealth } from '../../text/en/administration/system-health.ts';
import { idOfBlock } from './block.tsx';
import type { BlockData, Blocks } from './health-queries.ts';

/** An item that needs attention, and its link. */
export type Problem = { readonly says: string; readonly href: string };

type Words = (typeof systemHealth)['problems'];
type Write = (value: number) => string;

const dayMs = 86_400_000;
export const clockWarnMs = 2_000;
export const expiryWarnDays = 30;

export const daysUntil = (at: string, now: number) => Math.floor((Date.parse(at) - now) / dayMs);
export const deadLettersOf = (outbox: BlockData<'outbox'>) => outbox.channels.reduce((sum, { dead }) => sum + dead, 0);

export const deadLettersAt = '/admin/health?show=dead';

const at = (block: HealthBlock) => `/admin/health#${idOfBlock(block)}`;

function ofNodes(nodes: BlockData<'nodes'>, words: Words): Problem[] {
  return nodes.flatMap(({ name, state, measures }) => {
    const offset = measures.clockOffsetMs ?? 0;
    if (state === 'silent') return [{ says: words.silentNode(name), href: at('nodes') }];
    if (state !== 'running' || Math.abs(offset) < clockWarnMs) return [];
    return [{ says: offset > 0 ? words.clockAhead(name) : words.clockBehind(name), href: at('nodes') }];
  });
}

type Counted = {
  readonly count: number;
  readonly words: (count: number, written: string) => string;
  readonly href: string;
};

/** All problems in the loaded data; a part that could not be read is a problem, too. */
export function findProblems(
  blocks: Blocks,
  { words, write, now }: { words: Words; write: Write; now: number },
): Problem[] {
  const { nodes, work, outbox, sources, disk, expiring, audit, version } = blocks;
  const soon = expiring.data?.filter((one) => !one.renewsItself && daysUntil(one.endsAt, now) < expiryWarnDays) ?? [];
  const inOutbox = outbox.data ? deadLettersOf(outbox.data) : 0;
  const counted: Counted[] = [
    { count: work.data?.failedToday ?? 0, words: words.failedJobs, href: '/admin/health?work=failed#health-work' },
    { count: inOutbox + (sources.data?.dead ?? 0), words: words.deadLetters, href: deadLettersAt },
    {
      count: (sources.data?.failing ?? 0) + (sources.data?.silent ?? 0),
      words: words.sources,
      href: '/sources',
    },
    { count: soon.length, words: words.expiring, href: at('expiring') },
    {
      count: healthBlocks.filter((block) => blocks[block].isError).length,
      words: words.notLoaded,
      href: at(healthBlocks.find((block) => blocks[block].isError) ?? 'nodes'),
    },
  ];
  return [
    ...ofNodes(nodes.data ?? [], words),
    ...counted.flatMap(({ count, words: say, href }) => (count > 0 ? [{ says: say(count, write(count)), href }] : [])),
    ...(disk.data && disk.data.usedBytes >= disk.data.warnBytes ? [{ says: words.disk, href: at('disk') }] : []),
    ...(audit.data?.broken ? [{ says: words.audit, href: at('audit') }] : []),
    ...((version.data?.running.length ?? 1) > 1 ? [{ says: words.versions, href: at('version') }] : []),
  ];
}
