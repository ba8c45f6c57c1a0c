import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** Fills a grid with the runs of a path: `M3 4h2v1h-2z` is two modules in the fifth row. */
function gridOf(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return grid;
}

test('every dark module is drawn and nothing else, with four modules of quiet around', () => {
  const value = 'otpauth://totp/Halyard:ada%40example.com?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Halyard';
  render(<QrCode value={value} label="Code" />);

  const [, dark] = screen.getByRole('img', { name: 'Code' }).querySelectorAll('path');
  const { data, size } = encode(value, { ecc: 'M', border: 4 });

  expect(gridOf(dark?.getAttribute('d') ?? '', size)).toEqual(data);
  expect(data.slice(0, 4).flat()).not.toContain(true);
});
