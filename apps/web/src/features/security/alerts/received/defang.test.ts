import { expect, test } from 'vitest';
import { defang } from './defang.ts';

test.each([
  ['ipv4-addr', '1.2.3.4', '1.2.3[.]4'],
  ['domain-name', 'cdn-ws.example', 'cdn-ws[.]example'],
  ['url', 'https://evil.example/a.php?x=1', 'hxxps://evil[.]example/a.php?x=1'],
  ['url', 'http://10.0.0.5:8080', 'hxxp://10[.]0[.]0[.]5:8080'],
  ['url', 'evil.example/path', 'evil[.]example/path'],
  ['ipv6-addr', '2001:db8::1', '2001:db8:[:]1'],
  ['email-addr', 'eve@evil.example', 'eve[@]evil[.]example'],
  ['file-name', 'run.dll', 'run.dll'],
])('an observable of type %s is shown so that nothing opens it: %s', (type, value, shown) => {
  expect(defang({ type, value })).toBe(shown);
});
