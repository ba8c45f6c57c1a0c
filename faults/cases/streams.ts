import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { register } from '../../bench/live-load.ts';
import { percentile } from '../../bench/percentile.ts';
import { residentMegabytes } from '../../bench/start-up.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode } from '../harness/nodes.ts';
import { until } from '../harness/service.ts';
import { askAsAdmin } from './load.ts';

const perPerson = 10;

/** Opens a stream; calls `onEvent` for each event of the log that comes. */
function open(url: string, token: string, onEvent: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = get(`${url}/api/live`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => text.includes('event: event') && onEvent());
      answer.on('error', () => {});
      return answer.statusCode === 200 ? resolve(answer) : reject(new Error(`A stream: ${answer.statusCode}`));
    });
    asked.on('error', reject);
  });
}

export const streams: Fault = {
  name: 'streams',
  figure: 'R5',
  aim: '2,000 open streams, ≤ 60 kB each, an event reaches all with p99 ≤ 1 s; 10,000 connects leave 0 behind',
  explained:
    'Ten streams a person are held open while threats are created; then streams are opened and broken off at once. Open files and the figure of live streams must return to what they were.',
  run: ({ isFull }) =>
    withNode(async (node) => {
      const [many, connects] = isFull ? [2_000, 10_000] : [200, 1_000];
      const pid = node.processId() ?? 0;
      const product = {
        url: node.url,
        folder: node.dataFolder,
        processId: pid,
        accounts: node.accounts,
        stop: async () => {},
      };
      const tokens: string[] = [];
      for (let index = 0; index < many / perPerson; index++)
        tokens.push(await register(product, `stream.${index}@example.com`));
      const ask = await askAsAdmin(node);
      const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
      const [filesBefore, memory] = [openFiles(), residentMegabytes(pid)];

      let heard = 0;
      const held: IncomingMessage[] = [];
      const count = () => {
        heard++;
      };
      for (let index = 0; index < many; index++)
        held.push(await open(node.url, tokens[index % tokens.length] ?? '', count));
      const kilobytes = ((residentMegabytes(pid) - memory) * 1_024) / many;
      const times: number[] = [];
      for (let turn = 0; turn < 20; turn++) {
        heard = 0;
        const facts = { type: 'Malware', severity: 'Low', source: 'faults', timestamp: new Date().toISOString() };
        const answer = await ask({ method: 'POST', path: '/threats', body: { name: `Stream ${turn}`, ...facts } });
        if (answer?.status !== 201) throw new Error(`A threat was answered with ${answer?.status}.`);
        times.push(await until(`all ${many} streams heard of it`, () => heard >= many, 20_000, 5));
      }
      for (const stream of held) stream.destroy();
      for (let done = 0; done < connects; done += 50) {
        const opened = await Promise.all(
          tokens.slice(0, 20).flatMap((token) => [open(node.url, token, count), open(node.url, token, count)]),
        );
        for (const stream of opened) stream.destroy();
      }
      const liveNow = async () =>
        /^halyard_live_streams(?:\{[^}]*\})? (\d+)/m.exec(await (await fetch(`${node.url}/metrics`)).text())?.[1];
      const gone = await until('no stream is left', async () => (await liveNow()) === '0', 40_000, 500).catch(
        () => undefined,
      );
      const left = openFiles() - filesBefore;
      const p99 = percentile(times, 0.99) / 1_000;
      const found = [
        ...(gone === undefined ? [`${await liveNow()} streams are left`] : []),
        ...(left > 20 ? [`${left} files are left open`] : []),
      ];
      const measured = `${many} streams, ${kilobytes.toFixed(0)} kB each, p99 ${p99.toFixed(2)} s, ${connects} connects`;
      return judged(measured, found, kilobytes <= 60 && p99 <= 1);
    }),
};
