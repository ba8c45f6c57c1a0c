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
