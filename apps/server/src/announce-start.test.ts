import { expect, test } from 'vitest';
import { describeStart } from './announce-start.ts';
import { readConfig } from './config.ts';

const sample = {
  accounts: undefined,
  accountsFile: '/data/sample-accounts.json',
  outboxUrl: undefined,
  codesReachNobody: false,
};

function announce(
  environment: Record<string, string>,
  change: { accountsFile?: undefined; codesReachNobody?: true } = {},
) {
  const config = readConfig(environment);
  return describeStart({ ...config, ...sample, ...change, url: config.publicUrl });
}

test('on this machine the start says that declared roles are granted, and warns of nothing', () => {
  const words = announce({});

  expect(words).toContain('A role declared at registration is granted at once');
  expect(words).not.toMatch(/public address|Warning/);
});

test('a public address is said, with what it means', () => {
  const words = announce({ HALYARD_PUBLIC_URL: 'https://halyard.example.com' }, { accountsFile: undefined });

  expect(words).toContain('This server has a public address');
  expect(words).toContain('a declared role waits for an administrator');
  expect(words).toContain('no sample workspace is made unless HALYARD_SAMPLE_WORKSPACE is "on"');
  expect(words).not.toMatch(/Warning|granted at once/);
});

test.each([
  [{ HALYARD_HOST: '0.0.0.0' }, 'because it listens on 0.0.0.0'],
  [{ HALYARD_TRUSTED_PROXIES: '10.0.0.1', HALYARD_SAMPLE_WORKSPACE: 'on' }, 'at its public address'],
])('sample people that others can reach are warned of: %j', (environment, why) => {
  expect(announce(environment)).toContain(`Warning: others than this machine can reach this server ${why}.`);
  expect(announce(environment, { accountsFile: undefined })).not.toContain('Warning');
});

test('names that are given away at a public address are said', () => {
  const words = announce({ HALYARD_TRUSTED_PROXIES: '10.0.0.1', HALYARD_USER_EXISTENCE: 'legacy' });

  expect(words).toContain('strangers learn who has an account');
});

test('where codes reach nobody the start says that nobody can confirm an address, and what to do', () => {
  const words = announce({}, { codesReachNobody: true });

  expect(words).toContain('nobody can confirm an address');
  expect(words).toContain('Set SMTP_URL');
  expect(words).toContain('Confirm without a code');
  expect(announce({})).not.toContain('SMTP_URL');
});
