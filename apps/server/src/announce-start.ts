import type { FirstAdmin } from './sample-workspace/install-first-admin.ts';
import type { SampleAccount } from './sample-workspace/install-sample-workspace.ts';

type Start = {
  readonly productName: string;
  readonly url: string;
  readonly accounts?: readonly SampleAccount[] | undefined;
  /** Made, or to be made, by this start. */
  readonly firstAdmin?: FirstAdmin | undefined;
  readonly production: boolean;
  /** Path of the sample passwords; undefined if there are none. */
  readonly accountsFile: string | undefined;
  readonly declaredRoles: 'granted' | 'approved';
  readonly outboxUrl: string | undefined;
  /** The address it listens on. */
  readonly host: string;
  readonly hasPublicAddress: boolean;
  /** Others than this machine can reach it. */
  readonly isReachable: boolean;
  readonly sampleWorkspace: boolean;
  readonly userExistence: 'legacy' | 'prevent';
  /** Codes are neither sent nor shown: there is neither a mail server nor the page of the outbox. */
  readonly codesReachNobody: boolean;
};

function describePublicAddress({ hasPublicAddress, sampleWorkspace, userExistence }: Start): string[] {
  if (!hasPublicAddress) return [];
  return [
    '',
    '  This server has a public address (HALYARD_PUBLIC_URL, HALYARD_TRUSTED_PROXIES):',
    '    a declared role waits for an administrator, and there is no page for mails that nobody sends;',
    userExistence === 'prevent'
      ? '    strangers do not learn who has an account;'
      : '    strangers learn who has an account: HALYARD_USER_EXISTENCE is "legacy";',
    sampleWorkspace
      ? '    sample data is shown as HALYARD_SAMPLE_WORKSPACE asks.'
      : '    no sample workspace is made unless HALYARD_SAMPLE_WORKSPACE is "on".',
  ];
}

/** Sample people have passwords that are in a file, and one of them is an administrator. */
function warnOfSamplePeople({ accountsFile, isReachable, hasPublicAddress, host }: Start): string[] {
  if (!accountsFile || !isReachable) return [];
  const how = hasPublicAddress ? 'at its public address' : `because it listens on ${host}`;
  return [
    '',
    `  Warning: others than this machine can reach this server ${how}.`,
    `  The sample people can sign in from there, an administrator among them: delete them, or keep ${accountsFile} secret.`,
  ];
}

/** If the output is logged, or others have access, passwords are only in the file. */
function describeAccounts({ accounts, accountsFile, production, isReachable }: Start): string[] {
  if (!accountsFile) return [];
  if (!accounts || production || isReachable) return [`  Sign in with one of the accounts in ${accountsFile}`];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rows = accounts.map(({ email, password, role }) => `    ${email.padEnd(width)}  ${password}  ${role}`);
  return [
    '',
    '  Sample workspace. Sign in as one of:',
    ...rows,
    `  These passwords are shown once and kept in ${accountsFile}`,
  ];
}

const firstAdminWords = {
  password: 'signs in with HALYARD_ADMIN_PASSWORD: take it out of the settings now.',
  invitation: 'is invited by email, with a temporary password.',
  command: 'has no account yet: "halyard users create-admin" makes it, and shows a temporary password once.',
} as const;

const describeFirstAdmin = ({ firstAdmin }: Start): string[] =>
  firstAdmin ? [`  Administrator: ${firstAdmin.email} ${firstAdminWords[firstAdmin.by]}`] : [];

const aboutCodes = [
  '',
  '  Mail is not sent, because SMTP_URL is not set: nobody can confirm an address or reset a password.',
  '  Set SMTP_URL to a mail server. Until then HALYARD_ADMIN_EMAIL makes the first administrator, who confirms people:',
  '  Users, the person, "Sign-in", "Confirm without a code".',
];

/** The startup message for the operator: the URL, how to sign in, and warnings about insecure settings. */
export function describeStart(start: Start): string {
  const { productName, url, declaredRoles, outboxUrl, codesReachNobody } = start;
  return [
    '',
    `  ${productName} is ready: ${url}`,
    ...describeAccounts(start),
    ...describeFirstAdmin(start),
    ...(outboxUrl ? ['', `  Mail is not sent; read it at ${outboxUrl}`] : []),
    ...(codesReachNobody ? aboutCodes : []),
    ...(declaredRoles === 'granted'
      ? ['  A role declared at registration is granted at once: this is a sample workspace on this machine.']
      : []),
    ...describePublicAddress(start),
    ...warnOfSamplePeople(start),
    '',
  ].join('\n');
}
