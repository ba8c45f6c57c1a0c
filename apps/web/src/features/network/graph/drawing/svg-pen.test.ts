import { expect, test } from 'vitest';
import { createSvgPen, escapeXml } from './svg-pen.ts';

test('what is drawn is well-formed XML, whatever the names are', () => {
  const { pen, toSvg } = createSvgPen({ width: 100, height: 50 }, (words) => words.length * 6);
  pen.fillStyle = 'red';
  pen.fillRect(0, 0, 100, 50);
  pen.globalAlpha = 0.5;
  pen.setLineDash([3, 3]);
  pen.beginPath();
  pen.moveTo(1, 2);
  pen.lineTo(3.333333, 4);
  pen.stroke();
  pen.beginPath();
  pen.arc(20, 20, 5, 0, 2 * Math.PI);
  pen.fill();
  pen.fillText('<b> & "quay"\u0001', 10, 10);

  const read = new DOMParser().parseFromString(toSvg(), 'image/svg+xml');

  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelector('text')?.textContent).toBe('<b> & "quay"');
  const [line, circle] = read.querySelectorAll('path');
  expect([line?.getAttribute('d'), line?.getAttribute('stroke-dasharray'), line?.getAttribute('opacity')]).toEqual([
    'M1 2L3.33 4',
    '3 3',
    '0.5',
  ]);
  expect(circle?.getAttribute('d')).toBe('M15 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
  expect(pen.measureText('abc').width).toBe(18);
});

test('what XML cannot write is left out, and other letters are not', () => {
  expect(escapeXml('a\u0000\uD800b 港 😀')).toBe('ab 港 😀');
});
