import type { SampleAccount } from './sample-workspace/install-sample-workspace.ts';

type Start = {
  readonly productName: string;
  readonly url: string;
  readonly accounts: readonly SampleAccount[] | undefined;
  /** Where the sample passwords are kept; undefined when there are none. */
  readonly accountsFile: string | undefined;
  readonly declaredRoles: 'granted' | 'approved';
  readonly outboxUrl: string | undefined;
};

function describeAccounts({ accounts, accountsFile }: Start): string[] {
  if (!accountsFile) return [];
  if (!accounts) return [`  Sign in with one of the accounts in ${accountsFile}`];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rows = accounts.map(({ email, password, role }) => `    ${email.padEnd(width)}  ${password}  ${role}`);
  return [
    '',
    '  Sample workspace. Sign in as one of:',
    ...rows,
    `  These passwords are shown once and kept in ${accountsFile}`,
  ];
}

/** What the operator reads when the server is ready: the address, how to sign in, and what is set loosely. */
export function describeStart(start: Start): string {
  const { productName, url, declaredRoles, outboxUrl } = start;
  return [
    '',
    `  ${productName} is ready: ${url}`,
    ...describeAccounts(start),
    ...(outboxUrl ? ['', `  Mail is not sent; read it at ${outboxUrl}`] : []),
    ...(declaredRoles === 'granted'
      ? ['  A role declared at registration is granted at once: this is a sample workspace on this machine.']
      : []),
    '',
  ].join('\n');
}
