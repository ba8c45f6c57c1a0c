import { alertFormats } from '@halyard/contracts/inflow/formats.ts';
import { expect, test } from 'vitest';
import { snippets } from './snippets.ts';

const way = { address: 'https://halyard.example/api/intake/s1', token: 'whsec_c2VjcmV0' };

test.each(alertFormats)('the lines for %s hold the token and where to send', (format) => {
  const lines = snippets[format](way);

  expect(lines).toContain(way.token);
  expect(lines).toMatch(/https:\/\/halyard\.example\/api\/intake\/s1|server="halyard\.example"/);
  expect(lines.split('\n').length).toBeLessThanOrEqual(20);
});

test('a syslog server without TLS sends to the port of the address', () => {
  const lines = snippets.syslog({ ...way, address: 'http://localhost:3000/api/intake/s1' });

  expect(lines).toContain('server="localhost" serverport="3000" usehttps="off"');
  expect(lines).toContain('restpath="api/intake/s1"');
});
