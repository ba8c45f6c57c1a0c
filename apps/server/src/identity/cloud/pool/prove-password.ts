import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { IdentityError } from '@halyard/identity-provider';
import { poolNameOf } from '@halyard/identity-provider/srp';
import type { CloudContext } from '../cloud-context.ts';
import type { Pool } from './open-pool.ts';
import { answerVerifier, openSrp } from './srp-client.ts';

const tooOften = /attempts exceeded/i;

/** The cloud service uses one error name for a wrong password and for too many attempts. */
function readError(cause: unknown): false {
  if (!(cause instanceof IdentityError) || cause.name === 'LimitExceededException') throw cause;
  if (tooOften.test(cause.message)) throw new IdentityError('LimitExceededException', cause.message);
  const meansWrong = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'];
  if (meansWrong.includes(cause.name)) return false;
  throw cause;
}

/** The question was whether the password is right; the session that the pool opened for the answer is not kept. */
async function dropSession(pool: Pool, result: AuthenticationResultType | undefined): Promise<void> {
  const Token = result?.RefreshToken;
  if (Token === undefined) return;
  await pool
    .asClient((client, options) => client.revokeToken({ ClientId: pool.clientId, Token }, options))
    .catch(() => undefined);
}

/**
 * Verifies the password by an SRP sign-in: that flow is enabled wherever the console is, and the password does not
 * leave this process. Further challenges (a second factor, say) come only after the right password.
 */
export function createProvePassword({ pool, accounts, random, clock }: CloudContext) {
  async function signIn(username: string, password: string): Promise<true> {
    const srp = openSrp(random);
    const ClientId = pool.clientId;
    const opening = { USERNAME: username, SRP_A: srp.publicValue };
    const { ChallengeParameters: parameters = {}, Session } = await pool.asClient((client, options) =>
      client.initiateAuth({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: opening }, options),
    );
    const answer = answerVerifier(srp, { poolName: poolNameOf(pool.id), password, now: clock(), parameters });
    const { AuthenticationResult } = await pool.asClient((client, options) =>
      client.respondToAuthChallenge(
        { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: answer, Session },
        options,
      ),
    );
    await dropSession(pool, AuthenticationResult);
    return true;
  }

  return (personId: string, password: string): Promise<boolean> =>
    accounts.about(personId, ({ Username }) => signIn(Username, password)).catch(readError);
}
