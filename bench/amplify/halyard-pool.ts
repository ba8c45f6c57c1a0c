import { randomUUID } from 'node:crypto';
import { openPoolClient } from '../pool-client.ts';
import { createStopwatch } from '../stopwatch.ts';
import { takeTextCode } from '../text-gateway.ts';
import type { Pool, PoolAddress } from './pool.ts';

/** The product's own pool, its codes read from the outbox and from the gateway for text messages. */
export async function openHalyardPool(address: Extract<PoolAddress, { kind: 'halyard' }>): Promise<Pool> {
  const { url, adminToken, gatewayUrl } = address;
  const client = await openPoolClient(url, adminToken, createStopwatch());
  const endpoint = `${url}/identity/`;
  let accounts = 0;
  let role: 'user' | 'admin' = 'user';
  return {
    settings: {
      userPoolId: client.userPoolId,
      userPoolClientId: client.clientId,
      userPoolEndpoint: endpoint,
      identityPoolId: client.identityPoolId,
      identityPoolEndpoint: endpoint,
    },
    origin: url,
    addAccount: () => client.addPerson(accounts++, role),
    async invite(temporaryPassword) {
      const email = `invited-${randomUUID().slice(0, 8)}@example.com`;
      const invitation = { Username: email, TemporaryPassword: temporaryPassword, MessageAction: 'SUPPRESS' };
      await client.administer('AdminCreateUser', invitation);
      return { email };
    },
    readMailedCode: client.readMailedCode,
    readTextCode: (phone) => takeTextCode(gatewayUrl, phone),
    // The product was started so that administrators need one.
    async requireSecondFactor(isRequired) {
      role = isRequired ? 'admin' : 'user';
    },
  };
}
