import { expect, test } from 'vitest';
import { layOutAreas } from './area-groups.ts';

const group = (key: string | null, split: string, count: number) => ({ key, split, count, antisocial: 0 });

test('the areas with most rows come first, and rows without an area are counted apart', () => {
  const groups = [
    group('Camden', 'Drugs', 3),
    group(null, 'Drugs', 9),
    group('Leeds', 'Robbery', 5),
    group('Camden', 'Robbery', 4),
  ];

  const layout = layOutAreas(groups, 1);

  expect(layout.areas).toEqual([{ name: 'Camden', count: 7 }]);
  expect(layout.categories).toEqual(['Robbery', 'Drugs']);
  expect(layout.countOf('Camden', 'Drugs')).toBe(3);
  expect(layout.countOf('Camden', 'Burglary')).toBe(0);
  expect(layout).toMatchObject({ without: 9, shown: 7, span: { least: 3, most: 4 } });
});
