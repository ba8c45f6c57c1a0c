/**
 * The natural logarithm of the gamma function for x > 0, by the approximation of Lanczos (g = 7, n = 9; coefficients
 * after P. Godfrey, "A note on the computation of the convergent Lanczos complex Gamma approximation", 2001). Relative
 * error below 1e-14.
 */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const t = x + 6.5;
  let sum = 0.999_999_999_999_809_93;
  for (const [at, coefficient] of coefficients.entries()) sum += coefficient / (x + at);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const coefficients = [
  676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
] as const;
