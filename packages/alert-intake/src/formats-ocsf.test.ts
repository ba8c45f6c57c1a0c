import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('OCSF', () => {
  const finding = (part: Readonly<Record<string, unknown>>) =>
    Object.assign(
      {
        class_uid: 2004,
        class_name: 'Detection Finding',
        activity_id: 1,
        severity_id: 4,
        severity: 'High',
        status_id: 1,
        time: 1769940000000,
        message: 'A tool was run.',
        metadata: { version: '1.3.0', product: { name: 'Acme EDR', uid: 'acme' } },
        finding_info: {
          uid: 'u-1',
          title: 'Credential dumping',
          desc: 'LSASS was read.',
          types: ['Credential Access'],
          attacks: [{ technique: { uid: 'T1003' }, sub_technique: { uid: 'T1003.001' } }],
          src_url: 'https://edr.example.org/1',
        },
      },
      part,
    );

  test('reads a detection', async () => {
    const part = {
      device: { hostname: 'pc-1', ip: '10.0.0.5' },
      evidences: [
        {
          src_endpoint: { ip: '198.51.100.7' },
          process: { file: { path: 'C:\\m.exe', hashes: [{ value: 'e'.repeat(64) }] } },
          actor: { user: { name: 'anna' } },
        },
      ],
      observables: [
        { name: 'dst_endpoint.ip', type_id: 2, value: '198.51.100.8' },
        { name: 'url', type_id: 6, value: 'https://evil.example/x' },
        { type_id: 99, value: 'x' },
      ],
      confidence_score: 80,
    };
    const { alerts, detected } = await readWith('ocsf', finding(part));
    expect(detected).toEqual(['ocsf']);
    expect(alerts).toMatchObject([
      {
        title: 'Credential dumping',
        description: 'A tool was run.\nLSASS was read.',
        severity: 'High',
        sourceSeverity: 'severity_id 4 High',
        state: 'firing',
        key: 'product=acme finding=u-1',
        at: '2026-02-01T10:00:00.000Z',
        techniques: ['T1003', 'T1003.001'],
        confidence: 80,
        url: 'https://edr.example.org/1',
        entity: 'pc-1',
        observables: [
          'ipv4-addr destination 198.51.100.8',
          'url related https://evil.example/x',
          'ipv4-addr source 198.51.100.7',
          'host victim pc-1',
          'ipv4-addr victim 10.0.0.5',
          'user-account source anna',
          'process related C:\\m.exe',
          `file-hash related ${'e'.repeat(64)}`,
        ],
      },
    ]);
  });

  test.each([
    [1, 'Low'],
    [2, 'Low'],
    [3, 'Medium'],
    [5, 'Critical'],
    [6, 'Critical'],
    [0, null],
    [99, null],
  ])('severity_id %d is %s', async (id, severity) => {
    expect((await readWith('ocsf', finding({ severity_id: id, severity: 'Other' }))).alerts[0]?.severity).toBe(
      severity,
    );
  });

  test('tells what ended, what passed and what is no finding', async () => {
    const { alerts, refused, detected } = await readWith('ocsf', [
      finding({ status_id: 4, status: 'Resolved', end_time: 1769943600000 }),
      finding({ class_uid: 2003, status_code: 'PASS', status_id: 1 }),
      finding({ class_uid: 2003, compliance: { status_id: 1 } }),
      finding({ class_uid: 2001, status_id: undefined, state_id: 4 }),
      { class_uid: 4001, class_name: 'Network Activity', metadata: {} },
    ]);
    expect(detected).toEqual(Array(5).fill('ocsf'));
    expect(alerts).toMatchObject([{ state: 'resolved', endedAt: '2026-02-01T11:00:00.000Z' }, { state: 'resolved' }]);
    expect(refused).toEqual([
      'not_an_alert: check passed',
      'not_an_alert: check passed',
      'not_an_alert: class 4001 Network Activity',
    ]);
  });
});
