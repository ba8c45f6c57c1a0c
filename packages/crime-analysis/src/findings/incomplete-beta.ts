import { logGamma } from './log-gamma.ts';

/**
 * The regularised incomplete beta function I_x(a, b): the probability that a Beta(a, b) variable is at most x.
 * Continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions, evaluated by the method of Lentz.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side only; the other side is its complement (8.17.4).
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(logFront) / a) * betaFraction(x, a, b);
}

/** Steps grow with the square root of the larger parameter; 20,000 serve parameters up to a hundred million. */
const stepsMost = 20_000;
const smallest = 1e-300;

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= stepsMost; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const term of [even, odd]) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      change = c * d;
      value *= change;
    }
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}

const awayFromZero = (value: number) => (Math.abs(value) < smallest ? smallest : value);

/** The x at which `incompleteBeta(x, a, b)` reaches `probability`, by bisection down to the last bit of a double. */
export function inverseIncompleteBeta(probability: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (incompleteBeta(middle, a, b) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
