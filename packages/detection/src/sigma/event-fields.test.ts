import { expect, test } from 'vitest';
import { compileSigma, parseSigma } from './index.ts';

const rule = (logsource: string, more = '') =>
  compileSigma(
    parseSigma(
      `title: Tool\nlogsource:\n${logsource.replace(/^/gm, '  ')}\ndetection:\n  s:\n    Image|endswith: '\\tool.exe'\n${more}  condition: s`,
    ),
  );

const processCreation = rule('category: process_creation\nproduct: windows');
const image = 'C:\\Temp\\tool.exe';

test.each([
  ['flat', { Image: image }],
  ['as EVTX is converted', { Event: { System: { EventID: 1 }, EventData: { Image: image } } }],
  ['below EventData', { EventData: { Image: image } }],
  ['as Winlogbeat writes it', { winlog: { event_id: 1, event_data: { Image: image } } }],
  ['as Wazuh writes it', { data: { win: { system: { eventID: '1' }, eventdata: { image } } } }],
  ['in the Elastic Common Schema', { process: { executable: image } }],
  ['as a list of named data', { Event: { EventData: { Data: [{ '@Name': 'Image', '#text': image }] } } }],
  ['with attributes', { Event: { EventData: { Data: [{ '#attributes': { Name: 'Image' }, '#text': image }] } } }],
  ['below the element of user data', { Event: { UserData: { EventXML: { Image: image } } } }],
])('a field is found %s', (_, event) => {
  expect(processCreation(event)).toBe(true);
});

test('Provider_Name is the attribute of the provider', () => {
  const check = compileSigma(
    parseSigma('title: P\nlogsource:\n  product: windows\ndetection:\n  s:\n    Provider_Name: Own\n  condition: s'),
  );
  expect(check({ Event: { System: { Provider: { '#attributes': { Name: 'Own' } } } } })).toBe(true);
  expect(check({ winlog: { provider_name: 'Own' } })).toBe(true);
});

const sysmon = (id: number) => ({
  Event: { System: { EventID: id, Channel: 'Microsoft-Windows-Sysmon/Operational' }, EventData: { Image: image } },
});

test('a Windows event of another kind is none of the log source of the rule', () => {
  expect(processCreation(sysmon(1))).toBe(true);
  expect(processCreation(sysmon(3))).toBe(false);
  expect(rule('category: network_connection\nproduct: windows')(sysmon(3))).toBe(true);
  expect(rule('category: process_creation\nproduct: linux')(sysmon(1))).toBe(false);
});

test('a service is the channel of the event', () => {
  const event = { EventID: 4624, Channel: 'Security', Image: image };
  expect(rule('product: windows\nservice: security')(event)).toBe(true);
  expect(rule('product: windows\nservice: system')(event)).toBe(false);
  expect(processCreation(event)).toBe(false);
  expect(processCreation({ EventID: 4688, Channel: 'Security', Image: image })).toBe(true);
});

test('Security 4688 is a process creation like that of Sysmon', () => {
  const event = { EventID: 4688, Channel: 'Security', NewProcessName: image };
  expect(processCreation(event)).toBe(true);
});

test('Sysmon for Linux is no Windows event', () => {
  const event = { EventID: 1, Channel: 'Linux-Sysmon/Operational', Image: image };
  expect(rule('category: process_creation\nproduct: linux')(event)).toBe(true);
  expect(processCreation(event)).toBe(false);
});

test('an event that is deep or has endless fields is read up to a limit', () => {
  let deep: unknown = { Image: image };
  for (let level = 0; level < 10_000; level++) deep = { a: deep };
  expect(processCreation(deep)).toBe(false);
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at]));
  expect(processCreation({ Image: image, ...wide })).toBe(true);
});

/** A request as Filebeat and Packetbeat write it (Elastic Common Schema). */
const request = {
  http: { request: { method: 'POST', referrer: 'https://portal.harbour.com/' }, response: { status_code: 403 } },
  url: { original: 'https://portal.harbour.com/cgi-bin/upload.php?id=7', path: '/cgi-bin/upload.php', query: 'id=7' },
  user_agent: { original: 'curl/8.5.0', name: 'curl' },
  user: { name: 'mira', id: '1007' },
  source: { ip: '198.51.100.7', port: 50022 },
  destination: { ip: '203.0.113.9', port: 443, domain: 'portal.harbour.com' },
  dns: { question: { name: 'relay.harbour.com', type: 'TXT' } },
};

test.each([
  ['User', 'mira'],
  ['cs-username', 'mira'],
  ['cs-method', 'POST'],
  ['c-uri|contains', '/upload.php?id'],
  ['c-uri|startswith', '/cgi-bin/'],
  ['cs-uri-query', 'id=7'],
  ['c-useragent|startswith', 'curl/'],
  ['cs-user-agent|startswith', 'curl/'],
  ['cs-referer|contains', 'portal'],
  ['cs-host', 'portal.harbour.com'],
  ['sc-status', 403],
  ['c-ip', '198.51.100.7'],
  ['src_ip', '198.51.100.7'],
  ['SourcePort', 50022],
  ['dst_ip', '203.0.113.9'],
  ['DestinationIp', '203.0.113.9'],
  ['dst_port', 443],
  ['DestinationHostname', 'portal.harbour.com'],
  ['QueryName', 'relay.harbour.com'],
  ['query', 'relay.harbour.com'],
  ['record_type', 'TXT'],
])('the field %s of a rule is found in an event of the Elastic Common Schema', (field, value) => {
  const asks = compileSigma(
    parseSigma(
      `title: Web\nlogsource: { category: webserver }\ndetection:\n  s: { '${field}': '${value}' }\n  condition: s`,
    ),
  );

  expect(asks(request)).toBe(true);
  expect(asks({ http: {}, user: {}, url: {} })).toBe(false);
});
