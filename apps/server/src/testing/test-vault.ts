import { randomBytes } from 'node:crypto';
import { createVault } from '../platform/vault.ts';

export const testKey = new Uint8Array(32).fill(7);

/** A vault with the key that test apps have. */
export const testVault = createVault(testKey, randomBytes);
