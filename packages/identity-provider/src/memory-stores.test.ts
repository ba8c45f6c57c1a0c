import { createMemoryPorts } from './memory-stores.ts';
import { describePorts } from './testing/describe-ports.ts';

describePorts('memory', async () => ({ ports: createMemoryPorts().ports, close: async () => {} }));
