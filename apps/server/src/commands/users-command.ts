import { randomInt } from 'node:crypto';
import { emailAddress } from '@halyard/contracts/accounts/account-fields.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { readConfig } from '../config.ts';
import { CommandError } from '../start/run-command-line.ts';
import { askServer } from './ask-server.ts';
import { isServerRunning } from './import-command.ts';
import { type OpenServer, withHalyard } from './with-halyard.ts';

type OperateUsers = OpenServer['operateUsers'];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The server that uses the data folder; or, if there is none, the product itself for the duration of the command. */
async function withUsers<T>(
  environment: NodeJS.ProcessEnv,
  work: (users: OperateUsers) => Promise<T>,
  mayBegin = false,
): Promise<T> {
  if (isServerRunning(environment))
    return work({
      createAdmin: (email, temporaryPassword) =>
        askServer('/operator/administrators', { email, temporaryPassword }, environment),
      resetSecondFactor: (email) => askServer('/operator/second-factor-resets', { email }, environment),
      list: () => askServer('/operator/users', undefined, environment),
    });
  return withHalyard(environment, ({ operateUsers }) => work(operateUsers), mayBegin);
}

/** Four groups of letters and digits that are not mistaken for one another: about 90 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), `${group()}7aA`].join('-');
}

function requireEmail(given: string): string {
  const { data } = emailAddress.safeParse(given);
  if (data === undefined) throw new CommandError(`${given} is not an email address.`);
  return data;
}

/** Makes an administrator; `isMailed`: by an invitation. Otherwise a temporary password is printed, once. */
export async function createAdminFromCommandLine(given: string, isMailed: boolean, environment: NodeJS.ProcessEnv) {
  const email = requireEmail(given);
  const { smtpUrl, cloudPool } = readConfig(environment);
  if (isMailed && !smtpUrl && !cloudPool) throw new CommandError('No email can be sent: SMTP_URL is not set.');
  const password = isMailed ? undefined : newPassword();
  const { user, isNew } = await withUsers(environment, (users) => users.createAdmin(email, password), true);
  if (!isNew)
    say(`${user.email} (${user.username}) had an account and is an active administrator now; the password stays.`);
  else if (isMailed) say(`${user.email} is an administrator; the invitation is on its way.`);
  else say(`${user.email} is an administrator. Temporary password, for seven days and shown once: ${password}`);
  return 0;
}

export async function resetSecondFactorFromCommandLine(given: string, environment: NodeJS.ProcessEnv) {
  const email = requireEmail(given);
  const user = await withUsers(environment, (users) => users.resetSecondFactor(email));
  say(`The second factor of ${user.email} is off; the next sign-in asks for the password only.`);
  return 0;
}

const columnsOf = ({ email, username, role, status, secondFactor, lastLogin }: User) =>
  [email, username, role, status, secondFactor ? 'two factors' : 'password', lastLogin ?? 'never'].join('\t');

/** Prints all users with an account, one per line. */
export async function listUsersFromCommandLine(environment: NodeJS.ProcessEnv) {
  const users = await withUsers(environment, ({ list }) => list());
  say(['email', 'user name', 'role', 'status', 'sign-in', 'last sign-in'].join('\t'));
  for (const user of users) say(columnsOf(user));
  return 0;
}
