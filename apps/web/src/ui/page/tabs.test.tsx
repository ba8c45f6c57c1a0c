import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two', mark: '(faulty)' },
  { id: 'three', label: 'Three' },
] as const;

function Screen() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Part {selected}</p>
    </Tabs>
  );
}

test('the panel is named by its tab, and only the open tab is a stop for the Tab key', () => {
  render(<Screen />);

  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('Part one');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tab', { name: 'One' }).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test('arrows open the next tab and go around, Home and End go to the ends', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  screen.getByRole('tab', { name: 'One' }).focus();

  const opened: unknown[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home']) {
    await user.keyboard(`{${key}}`);
    opened.push(document.activeElement?.textContent);
  }

  expect(opened).toEqual(['Three', 'One', 'Two (faulty)', 'Three', 'One']);
  expect(screen.getByRole('tabpanel').textContent).toBe('Part one');
});

test('a mark is read with its tab', () => {
  render(<Screen />);

  expect(screen.getByRole('tab', { name: 'Two (faulty)' })).toBeTruthy();
});

test('a tab whose content is still on its way keeps the focus, and the others stay in sight', async () => {
  const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
  function Waiting() {
    const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
    return (
      <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected === 'two' ? <Late /> : <p>Part {selected}</p>}
      </Tabs>
    );
  }
  const user = userEvent.setup();
  render(<Waiting />);
  screen.getByRole('tab', { name: 'One' }).focus();

  await user.keyboard('{ArrowRight}');

  expect(document.activeElement?.textContent).toContain('Two');
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});
