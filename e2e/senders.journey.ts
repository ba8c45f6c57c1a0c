import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signInByProtocol } from './durability/caller.ts';
import { expect, test } from './halyard.ts';
import { findFreePort, type Settings } from './launch.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { programs, withProgram } from './senders/programs.ts';

/** The calls of an administrator who connects a tool. */
async function createAdministrator(product: Product) {
  const token = await signInByProtocol(product.url, product.account('admin@example.com'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    async addSource(format: string, more: object = {}) {
      const draft = { name: `Real ${format}`, format, defaultSeverity: 'Medium', silenceLimitMinutes: null };
      const made = (await ask('POST', '/sources', Object.assign(draft, more))) as {
        source: { id: string };
        token: string;
      };
      return { id: made.source.id, token: made.token };
    },
    alertsOf: async (source: string) => {
      const page = (await ask('GET', `/received-alerts?source=${source}&limit=200`)) as {
        alerts: { title: string; severity: string; sourceState: string; occurrences: number; entity: string | null }[];
      };
      return page.alerts;
    },
  };
}

/** A folder for the configuration and data of one sender. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-sender-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Alertmanager with a route to one receiver. */
async function withAlertmanager<T>(folder: string, receiver: string, port: number, work: () => Promise<T>): Promise<T> {
  const route = [
    'route:',
    '  receiver: halyard',
    '  group_by: [alertname]',
    '  group_wait: 1s',
    '  group_interval: 2s',
  ];
  writeFileSync(join(folder, 'alertmanager.yml'), `${route.join('\n')}\nreceivers:\n  - name: halyard\n${receiver}`);
  const words = [
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alertmanager')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--cluster.listen-address=',
  ];
  return withProgram('alertmanager', words, async () => {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/-/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    return work();
  });
}

test('Prometheus and Alertmanager report an alert that fires, and that it has ended', async () => {
  await withPreparedProduct((product) =>
    withFolder(async (folder) => {
      const admin = await createAdministrator(product);
      const { id, token } = await admin.addSource('alertmanager');
      const [port, ownPort] = [await findFreePort(), await findFreePort()];
      // As docs/connecting-sources.md has it.
      writeFileSync(join(folder, 'token'), token);
      const receiver = [
        '    webhook_configs:',
        `      - url: ${product.url}/api/intake/${id}`,
        '        send_resolved: true',
        '        http_config:',
        '          authorization:',
        `            credentials_file: ${join(folder, 'token')}`,
        '',
      ].join('\n');
      const targets = join(folder, 'targets.json');
      const scrape = (address: string) => writeFileSync(targets, JSON.stringify([{ targets: [address] }]));
      // No one listens on the first; the second is Prometheus itself.
      const silent = `127.0.0.1:${await findFreePort()}`;
      scrape(silent);
      writeFileSync(
        join(folder, 'rules.yml'),
        `groups: [{ name: g, rules: [{ alert: InstanceDown, expr: 'up == 0', labels: { severity: critical }, annotations: { summary: 'no reply' } }] }]\n`,
      );
      writeFileSync(
        join(folder, 'prometheus.yml'),
        [
          'global: { scrape_interval: 1s, evaluation_interval: 1s }',
          'rule_files: [rules.yml]',
          `alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:${port}'] }] }] }`,
          `scrape_configs: [{ job_name: nodes, file_sd_configs: [{ files: ['${targets}'], refresh_interval: 1s }] }]`,
          '',
        ].join('\n'),
      );
      const prometheus = [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'prometheus')}`,
        `--web.listen-address=127.0.0.1:${ownPort}`,
      ];

      await withAlertmanager(folder, receiver, port, () =>
        withProgram('prometheus', prometheus, async () => {
          await expect
            .poll(() => admin.alertsOf(id), { timeout: 60_000 })
            .toMatchObject([
              { severity: 'Critical', sourceState: 'firing', entity: expect.stringContaining('127.0.0.1') },
            ]);
          scrape(`127.0.0.1:${ownPort}`);
          await expect.poll(() => admin.alertsOf(id), { timeout: 60_000 }).toMatchObject([{ sourceState: 'resolved' }]);
        }),
      );
    }),
  );
});

test('Alertmanager is asked for what an outage of ours has missed, and what came both ways is one alert', async () => {
  const port = await findFreePort();
  const settings: Settings = { HALYARD_EGRESS_ALLOW: `127.0.0.1:${port}` };
  await withPreparedProduct(
    (product) =>
      withFolder(async (folder) => {
        const receiver = `    webhook_configs: [{ url: 'http://127.0.0.1:${await findFreePort()}/nobody' }]\n`;
        await withAlertmanager(folder, receiver, port, async () => {
          const alerts = [{ labels: { alertname: 'DiskFull', severity: 'warning', instance: 'fin-db-02' } }];
          const sent = await fetch(`http://127.0.0.1:${port}/api/v2/alerts`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(alerts),
          });
          expect(sent.status).toBe(200);
          const admin = await createAdministrator(product);
          const url = `http://127.0.0.1:${port}/api/v2/alerts`;
          const { id } = await admin.addSource('alertmanager', { pull: { url, everyMinutes: 1 } });

          await expect
            .poll(() => admin.alertsOf(id), { timeout: 60_000 })
            .toMatchObject([{ severity: 'Medium', sourceState: 'firing', entity: 'fin-db-02' }]);
        });
      }),
    settings,
  );
});

const line = (signature: string) =>
  `CEF:0|Acme|Wall|1.0|${signature}|Port scan blocked|8|src=203.0.113.9 dst=10.1.2.3 spt=4711 dpt=22 act=blocked`;

/** Runs the product with a syslog listener for one source, which has to be there first. */
async function withListener(
  work: (port: number, alerts: () => Promise<readonly object[]>, folder: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  await withPreparedProduct(async (product) => {
    const admin = await createAdministrator(product);
    const { id } = await admin.addSource('cef');
    Object.assign(product.settings, { HALYARD_SYSLOG_TCP: `127.0.0.1:${port}`, HALYARD_SYSLOG_SOURCE: id });
    await product.restart();
    const again = await createAdministrator(product);
    await withFolder((folder) => work(port, () => again.alertsOf(id), folder));
  });
}

const expected = [{ title: expect.stringContaining('Port scan blocked'), severity: 'High' }];

test('rsyslog forwards a line of CEF', async () => {
  await withListener((port, alerts, folder) => {
    const log = join(folder, 'wall.log');
    writeFileSync(log, '');
    writeFileSync(
      join(folder, 'rsyslog.conf'),
      [
        `global(workDirectory="${folder}")`,
        'module(load="imfile")',
        `input(type="imfile" File="${log}" Tag="wall:" reopenOnTruncate="on")`,
        `*.* action(type="omfwd" target="127.0.0.1" port="${port}" protocol="tcp" TCP_Framing="octet-counted" template="RSYSLOG_SyslogProtocol23Format")`,
        '',
      ].join('\n'),
    );
    const words = ['-n', '-f', join(folder, 'rsyslog.conf'), '-i', join(folder, 'rsyslog.pid')];
    return withProgram('rsyslog', words, async () => {
      appendFileSync(log, `${line('4711')}\n`);
      await expect.poll(alerts, { timeout: 60_000 }).toMatchObject(expected);
    });
  });
});

test('syslog-ng forwards a line of CEF', async () => {
  await withListener((port, alerts, folder) => {
    const log = join(folder, 'wall.log');
    writeFileSync(log, '');
    writeFileSync(
      join(folder, 'syslog-ng.conf'),
      [
        '@version: 3.38',
        `source wall { file("${log}" flags(no-parse) follow-freq(1)); };`,
        `destination halyard { syslog("127.0.0.1" port(${port}) transport("tcp")); };`,
        'log { source(wall); destination(halyard); };',
        '',
      ].join('\n'),
    );
    const words = ['-F', '--no-caps', '-f', join(folder, 'syslog-ng.conf'), '-R', join(folder, 'persist')];
    const own = ['--pidfile', join(folder, 'pid'), '--control', join(folder, 'control')];
    return withProgram('syslogNg', [...words, ...own], async () => {
      appendFileSync(log, `${line('4711')}\n`);
      await expect.poll(alerts, { timeout: 60_000 }).toMatchObject(expected);
    });
  });
});

test('promtool finds nothing wrong with the configuration and the alert rules of the documentation', () => {
  const [promtool = ''] = programs.promtool();
  const example = fileURLToPath(new URL('../docs/examples/monitoring/prometheus.yml', import.meta.url));

  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'config', example], { encoding: 'utf8' });

  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('1 rule files found');
});
