import { describePorts } from '@halyard/identity-provider/testing';
import { testDatabases } from '../testing/databases.ts';
import { createIdentityPorts } from './identity-ports.ts';

for (const { name, open } of testDatabases)
  describePorts(name, async () => {
    const database = await open();
    const ignore = async () => {};
    return {
      ports: createIdentityPorts({ database, queueLetter: ignore, announce: ignore }),
      close: database.close,
    };
  });
