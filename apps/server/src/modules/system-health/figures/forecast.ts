import { addDays } from '@halyard/contracts/format/calendar.ts';

type UsedOnDay = { readonly day: string; readonly usedBytes: number };

const dayMs = 86_400_000;
const leastDays = 14;
const daysPerMonth = 30;
const farthestDays = 730;
const mostShownDays = 180;
const points = 12;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** A least-squares line through all days: bytes per day, and the prediction interval of a future day. */
function fitLine(days: readonly UsedOnDay[]) {
  const count = days.length;
  const mean = (of: (day: UsedOnDay) => number) => days.reduce((sum, day) => sum + of(day), 0) / count;
  const meanDay = mean(({ day }) => numberOf(day));
  const meanBytes = mean(({ usedBytes }) => usedBytes);
  const spreadOfDays = count * mean(({ day }) => (numberOf(day) - meanDay) ** 2);
  const covariance = count * mean(({ day, usedBytes }) => (numberOf(day) - meanDay) * (usedBytes - meanBytes));
  const perDay = covariance / spreadOfDays;
  const squares =
    count * mean(({ day, usedBytes }) => (usedBytes - meanBytes - perDay * (numberOf(day) - meanDay)) ** 2);
  const deviation = Math.sqrt(squares / (count - 2));
  // Student's t at 0.975 by the first term of Cornish and Fisher; within 1 % of it from 12 degrees of freedom on.
  const t = 1.96 + 2.37 / (count - 2);
  const bandAt = (day: string) =>
    t * deviation * Math.sqrt(1 + 1 / count + (numberOf(day) - meanDay) ** 2 / spreadOfDays);
  return { perDay, bandAt };
}

/**
 * The forecast of a disk: bytes in 30 days; the day at which `warnBytes` are used, null where that is not within two
 * years; and the days ahead. They begin at the last measured day, with the 95 % prediction interval of simple linear
 * regression, ± t·s·√(1 + 1/n + (x − x̄)² / Σ(xᵢ − x̄)²), as the band. Null with fewer than 14 days. Days are in order.
 */
export function forecastDisk(days: readonly UsedOnDay[], warnBytes: number) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < leastDays) return null;
  const { perDay, bandAt } = fitLine(days);
  const left = Math.ceil((warnBytes - last.usedBytes) / perDay);
  const isReached = last.usedBytes >= warnBytes;
  const isNear = isReached || (perDay > 0 && left <= farthestDays);
  const measured = numberOf(last.day) - numberOf(first.day);
  const shown = Math.min(mostShownDays, Math.max(measured / 2, isNear && !isReached ? left * 1.2 : measured));
  const ahead = Array.from({ length: points + 1 }, (_, point) => {
    const far = Math.round((shown * point) / points);
    const day = addDays(last.day, far);
    const expected = Math.max(0, Math.round(last.usedBytes + perDay * far));
    const band = point === 0 ? 0 : Math.round(bandAt(day));
    return { day, expected, low: Math.max(0, expected - band), high: expected + band };
  });
  return {
    bytesPerMonth: Math.round(perDay * daysPerMonth),
    warnDay: isNear ? addDays(last.day, isReached ? 0 : left) : null,
    ahead,
  };
}
