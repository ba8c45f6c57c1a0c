import { addDays } from '@halyard/contracts/format/calendar.ts';

type UsedOnDay = { readonly day: string; readonly usedBytes: number };

const dayMs = 86_400_000;
const leastDays = 14;
const daysPerMonth = 30;
const farthestDays = 730;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Bytes a day, by least squares through all days. */
function slopeOf(days: readonly UsedOnDay[]): number {
  const mean = (of: (day: UsedOnDay) => number) => days.reduce((sum, day) => sum + of(day), 0) / days.length;
  const meanDay = mean(({ day }) => numberOf(day));
  const meanBytes = mean(({ usedBytes }) => usedBytes);
  const covariance = mean(({ day, usedBytes }) => (numberOf(day) - meanDay) * (usedBytes - meanBytes));
  return covariance / mean(({ day }) => (numberOf(day) - meanDay) ** 2);
}

/**
 * How a disk fills: bytes in 30 days, and the day at which `warnBytes` are used, null where that is not within two
 * years. Null with fewer than 14 days. Days are in order.
 */
export function forecastDisk(days: readonly UsedOnDay[], warnBytes: number) {
  const last = days.at(-1);
  if (!last || days.length < leastDays) return null;
  const perDay = slopeOf(days);
  const left = Math.ceil((warnBytes - last.usedBytes) / perDay);
  const isReached = last.usedBytes >= warnBytes;
  const isNear = isReached || (perDay > 0 && left <= farthestDays);
  return {
    bytesPerMonth: Math.round(perDay * daysPerMonth),
    warnDay: isNear ? addDays(last.day, isReached ? 0 : left) : null,
  };
}
