import { describePorts } from './describe-ports.ts';
import { createMemoryPorts } from './memory-stores.ts';

describePorts('memory', async () => ({ ports: createMemoryPorts().ports, close: async () => {} }));
