import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the second start then reads compiled code instead of stripping every file again.
enableCompileCache();
const { run } = await import('./run.ts');
await run(process.env);
