import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attacksOf, bugClasses } from './all-attacks.ts';
import type { Field } from './attack.ts';
import { runDebianTools } from './debian.ts';
import { startTarget } from './target.ts';

// `npm run attacks [name…] [--full]`: attacks the packaged product in HALYARD_ATTACKED from outside. Names choose attacks by
// a part of their name or class; --full adds Debian's tools. Exit code 1: something was found.
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const home = process.env.HALYARD_ATTACKED;
if (!home) throw new Error('HALYARD_ATTACKED names the unpacked product; `npm run attacks` sets it.');

const hits: string[] = [];
const inner = createServer((request, response) => {
  hits.push(`${request.method} ${request.url}`);
  response.end('{"secret":"of the inner network"}');
}).listen(0, '127.0.0.1');
/** Open to the product, and a way inside: it sends everyone on. */
const hop = createServer((_, response) =>
  response.writeHead(302, { location: `http://127.0.0.1:${(inner.address() as AddressInfo).port}/` }).end(),
).listen(0, '127.0.0.1');
await Promise.all([inner, hop].map(async (server) => server.listening || once(server, 'listening')));
const hopAddress = `127.0.0.1:${(hop.address() as AddressInfo).port}`;
// Nothing listens there: imports from the archive of the police must not leave this machine.
const settings = { HALYARD_CRIME_ARCHIVE_URL: 'http://127.0.0.1:9', HALYARD_EGRESS_ALLOW: `127.0.0.1:9,${hopAddress}` };
const target = await startTarget(home, settings);
const [admin, analyst, victim, viewer] = await Promise.all([
  target.asRole('admin'),
  target.asRole('analyst'),
  target.asRole('analyst', 1),
  target.asRole('viewer'),
]);
const skipped: string[] = [];
const found: string[] = [];
const address = inner.address() as AddressInfo;
const field: Omit<Field, 'skip'> = {
  target,
  admin,
  analyst,
  victim,
  viewer,
  inner: { address, hits: () => hits, hop: `http://${hopAddress}/` },
};
const print = (line: string) => process.stdout.write(`${line}\n`);

const attacks = attacksOf(names);
try {
  for (const { of, name, run } of attacks) {
    const started = Date.now();
    const skip = (why: string) => skipped.push(`${name}: ${why}`);
    const failure = await run({ ...field, skip }).then(
      () => undefined,
      (error: Error) => error,
    );
    // fast-check reports the input, and the result only as the cause.
    const why = [failure?.message, (failure?.cause as Error | undefined)?.message].join('\n').trim();
    if (failure) found.push(`${name}: ${why}`);
    print(
      `${failure ? 'FOUND' : 'ok   '} ${of.join(' ').padEnd(9)} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (failure) print(`      ${why.replaceAll('\n', '\n      ')}`);
  }
  if (names.length === 0)
    for (const of of bugClasses) if (!attacks.some((one) => one.of.includes(of))) found.push(`no attack tries ${of}`);
  if (words.includes('--full')) found.push(...(await runDebianTools(target, () => target.asRole('admin'), print)));
} finally {
  await target.stop();
  inner.close();
  hop.close();
}
for (const line of skipped) print(`Not tried: ${line}`);
print(`${attacks.length} attacks, ${found.length} findings${skipped.length ? `, ${skipped.length} not tried` : ''}.`);
process.exitCode = found.length > 0 ? 1 : 0;
