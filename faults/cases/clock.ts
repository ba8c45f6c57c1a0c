import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withNode } from '../harness/nodes.ts';
import { until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';
import { askAsAdmin } from './load.ts';
import { openOffset } from './rolling.ts';

const makeBundle = () => {
  const at = '2026-01-01T00:00:00Z';
  const malware = { type: 'malware', id: `malware--${crypto.randomUUID()}`, name: 'Clock', is_family: false };
  const objects = [{ ...malware, spec_version: '2.1', created: at, modified: at }];
  return { type: 'bundle', id: `bundle--${crypto.randomUUID()}`, objects };
};

const hours = (count: number) => count * 3_600;
const jumps = { '+2 h': hours(2), '-2 h': hours(-2), '-400 d': hours(-400 * 24) };
/** Ten seconds before the clocks of Europe/London change in a month (from 0) of the year before. */
function lastSunday(month: number): string {
  const end = new Date(Date.UTC(new Date().getUTCFullYear() - 1, month + 1, 0, 0, 59, 50));
  end.setUTCDate(end.getUTCDate() - end.getUTCDay());
  return end.toISOString();
}

/** Passwords expire on the way, and stay so: the last one. */
const farAhead = ['+400 d', hours(400 * 24)] as const;

export const clockJumps: Fault = {
  name: 'clock-jumps',
  figure: 'R13',
  aim: 'no crash, no negative duration, no doubled job; 0 lost',
  explained:
    'The clock of the running process is set 2 hours and 400 days forth and back (libfaketime) under writers; then it runs through both changes of daylight saving time of Europe/London. Imports are counted: each runs once.',
  async run({ isFull }) {
    const offset = openOffset();
    const { set } = offset;
    try {
      return await withNode(
        async (node) => {
          const found: string[] = [];
          const told: string[] = [];
          const offsets = [
            ...Object.entries(jumps),
            ...[lastSunday(2), lastSunday(9)].map(
              (at) => [at, Math.round((Date.parse(at) - Date.now()) / 1_000)] as const,
            ),
            farAhead,
          ];
          for (const [name, seconds] of offsets) {
            const runsThrough = name.includes('T');
            set(runsThrough ? seconds : 0);
            await wait(500);
            // A token of now is not valid at another time: everyone signs in anew at each.
            const workload = await startWorkload({
              urls: [node.url],
              accounts: node.accounts(),
              writers: 4,
              pauseMs: 50,
            });
            await wait(1_000);
            set(seconds);
            await wait(isFull ? 60_000 : runsThrough ? 12_000 : 4_000);
            await workload.stop();
            // A password expires; who has to choose another is asked for no import.
            const ask = await askAsAdmin(node).catch(() => undefined);
            const job = (
              await ask?.({ method: 'POST', path: `/imports?name=${crypto.randomUUID()}.json`, body: makeBundle() })
            )?.body;
            const { id } = (job ?? {}) as { id?: string };
            if (id)
              await until(
                'an import ended',
                async () => isOver((await ask?.({ method: 'GET', path: `/imports/${id}` }))?.body),
                20_000,
                200,
              ).catch((cause) => found.push(`${name}: ${cause.message}`));
            const strange = Object.entries(workload.errors()).filter(([kind]) => !['401'].includes(kind));
            if (strange.length > 0) found.push(`${name}: ${describeLoad(workload)}`);
            if (!runsThrough) set(0);
            await wait(500);
            found.push(...(await workload.judge()).map((text) => `${name}: ${text}`));
            told.push(`${name}: ${workload.history.count('ok')}`);
          }
          found.push(...(await verifyAudit(node.settings)));
          if (/negative/i.test(node.output())) found.push('the log tells of a negative duration');
          return judged(`acknowledged ${told.join(', ')}`, found);
        },
        { ...offset.settings, TZ: 'Europe/London' },
      );
    } finally {
      offset.remove();
    }
  },
};

const isOver = (body: unknown) =>
  ['finished', 'failed'].includes((body as { import?: { state: string } })?.import?.state ?? '');
