import type { Random } from '../../ports.ts';

/** Decimal digits with leading zeros, drawn from 64 random bits: up to eight of them are as good as equally likely. */
export const randomDigits = (random: Random, count: number): string =>
  (Buffer.from(random(8)).readBigUInt64BE() % 10n ** BigInt(count)).toString().padStart(count, '0');
